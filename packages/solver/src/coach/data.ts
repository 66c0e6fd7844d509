/** Numbers found by `cairn fit`, which rewrites this file: one entry of JSON a line (fitted.ts says what is in it). */

export const ENTRIES: readonly string[] = [
  '{"rules":"51789d019f5281bf","mode":"rollout","nodes":500,"weights":[56,29,20,15,10,156,0,-50,0,-40,0,0,0,0,0,0,-2,9,0,-26,0,0,0,0,0],"correction":[0.991,0.228],"average":0.628,"seed":1,"deals":[1,1000],"worlds":1000,"reached":[0.545,0.628,0.1749,0.0087,0.0408],"judged":{"deals":[10001,11000],"tenths":[[2,3,1034],[15,21,575],[25,27,853],[35,32,1273],[45,46,2289],[55,58,4024],[65,68,5716],[75,76,5460],[85,85,3575],[96,95,3528]]}}',
];
