/** Numbers found by `cairn fit`, which rewrites this file: one entry of JSON a line (fitted.ts says what is in it). */

export const ENTRIES: readonly string[] = [
  '{"rules":"51789d019f5281bf","mode":"rollout","nodes":500,"weights":[56,29,20,15,10,156,0,-50,0,-40,0,0,0,0,0,0,-2,9,0,-26,0,0,0,0,0],"correction":[1.041,0.178],"average":0.6167,"seed":1,"deals":[1,300],"worlds":1000,"reached":[0.5233,0.6167,0.1762,0.0185,0.0982]}',
];
