/** Numbers found by `cairn fit`, which rewrites this file: one entry a line (fitted-entry.ts says what is in it). */

export const ENTRIES: readonly string[] = [
  '51789d019f5281bf rollout 500 1 1-1000 1000|56,29,20,15,10,156,,-50,,-40,,,,,,,-2,9,,-26|0.991,0.228,0.628|5450,6280,1749,87,408|10001-11000 641 2.3.sq 15.21.fz 25.27.np 35.32.zd 45.46.1rl 55.58.33s 65.68.4es 75.76.47o 85.85.2rb 96.95.2q0',
];
