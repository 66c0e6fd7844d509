/** Dialogs with a question and two answers, before an action with a price. */
import { Question } from './question.tsx';
import type { FeatureParts } from '../../shell/shell.ts';
import './style.css';

export const feature = (): FeatureParts => ({ views: { overlay: Question } });
