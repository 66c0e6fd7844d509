/** What `atlas.json` has, as far as the page shows it: made by `cairn atlas`, fetched when the page is first shown. */
export interface Said {
  readonly english: string;
  readonly german: string;
}

export interface Line {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly rules: readonly (readonly [option: string, value: string])[];
  readonly options: Readonly<Record<string, string>>;
  readonly numbers: 'cairn' | 'ms' | 'pysol';
  readonly deals: number;
  readonly winnable: number;
  readonly unknown: number;
  readonly low: number;
  readonly high: number;
  readonly policy: string | null;
  readonly goal: 'win' | 'shortest' | 'score' | 'left' | null;
  readonly nodes: number | null;
  readonly values: Values | null;
  readonly wanted: number | null;
}

export interface Values {
  readonly mean: number;
  readonly least: number;
  readonly most: number;
  readonly proved: number;
}

export type Judgement =
  | { readonly kind: 'agrees' | 'contradicted' | 'possible' | 'impossible' | 'unmeasured' }
  | { readonly kind: 'differs'; readonly points: number }
  | { readonly kind: 'other'; readonly why: Said };

export interface Claim {
  readonly game: string;
  readonly gameTitle: string;
  readonly by: string;
  readonly title: string;
  readonly url: string | null;
  readonly says: Said;
  readonly percent: number | null;
  readonly margin: number | null;
  readonly sample: number | null;
  readonly who: 'solver' | 'policy' | 'player';
  readonly information: 'open' | 'closed';
  readonly judgement: Judgement;
  readonly ours: string | null;
}

export interface AtlasData {
  readonly entries: readonly Line[];
  readonly claims: readonly Claim[];
  readonly published: readonly Claim[];
  readonly findings: readonly Said[];
}

export const fetchAtlas = async (): Promise<AtlasData> =>
  (await (await fetch('/atlas.json')).json()) as AtlasData;
