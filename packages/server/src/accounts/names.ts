/** Names of accounts: made up of an adjective and a bird, or chosen, where the site allows it. */
import { randomInt } from 'node:crypto';
import { schemaTypes } from '@cairn/engine';

const ADJECTIVES =
  'amber ancient azure brave bright brisk bronze calm candid cheerful clever cosy crimson curious daring dawn eager early easy fearless fleet gentle golden graceful happy hardy humble indigo jolly keen kind lively lucky mellow merry misty modest nimble noble patient placid polite quick quiet radiant ready rustic scarlet serene silver sincere steady sunny swift tidy tranquil trusty velvet warm wise witty wandering woodland young'.split(
    ' ',
  );
const BIRDS =
  'albatross avocet bittern blackbird bluebird bunting buzzard chaffinch chickadee condor cormorant crane crossbill curlew dipper dove dunlin eagle egret falcon finch flamingo goldfinch goshawk grebe grouse heron hoopoe ibis jay kestrel kingfisher kite lapwing lark linnet magpie martin merlin nightingale nuthatch oriole osprey owl partridge pelican petrel pipit plover puffin quail raven redstart robin sandpiper siskin sparrow starling stork swallow swan tern thrush wren'.split(
    ' ',
  );
/** Numbers that follow a name that is taken. */
const MOST_NUMBER = 9999;

const pick = (words: readonly string[]): string => {
  const word = words[randomInt(words.length)] ?? '';
  return word.charAt(0).toUpperCase() + word.slice(1);
};

/** A made-up name; `numbered` if the plain one was taken. */
export const makeUpName = (numbered: boolean): string => {
  const name = `${pick(ADJECTIVES)} ${pick(BIRDS)}`;
  return numbered ? `${name} ${randomInt(2, MOST_NUMBER + 1)}` : name;
};

/** What two names that look alike have in common: letters and digits without case and accents. */
export const nameKey = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** A chosen name. */
export const chosenName = schemaTypes.pattern(
  "^(?=.{2,24}$)[\\p{L}\\p{N}]+([ ._'-][\\p{L}\\p{N}]+)*$",
  'a name of 2 to 24 letters and digits, with single spaces, dots, hyphens or apostrophes between them',
);
