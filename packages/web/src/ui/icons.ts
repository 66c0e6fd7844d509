/**
 * Icons: our own strokes on a 24-unit square, as the data of an SVG path. Each is a declaration of its own, so that it is
 * loaded with the part of the app that shows it.
 */
export const menuIcon = 'M4 7h16M4 12h16M4 17h16';
export const moreIcon = 'm6 9 6 6 6-6';
export const undoIcon = 'M9 5 4 10l5 5M4 10h10a6 6 0 0 1 0 12h-2';
export const redoIcon = 'm15 5 5 5-5 5M20 10H10a6 6 0 0 0 0 12h2';
export const addIcon = 'M12 5v14M5 12h14';
export const keysIcon = 'M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8';
export const trackerIcon = 'M4 6h10M4 12h10M4 18h10M18 6h2M18 12h2M18 18h2';
export const copyIcon = 'M9 9h10v11H9zM15 9V4H5v11h4';
export const closeIcon = 'm6 6 12 12M18 6 6 18';
export const backIcon = 'M11 5 4 12l7 7M4 12h16';
export const previousIcon = 'm14 6-6 6 6 6';
export const nextIcon = 'm10 6 6 6-6 6';
export const firstIcon = 'M6 6v12m12-12-6 6 6 6';
export const lastIcon = 'M18 6v12M6 6l6 6-6 6';
export const restartIcon = 'M4 4v6h6M4.6 10A8 8 0 1 1 4 14';
export const shuffleIcon = 'M3 7h4l9 10h5m-3-3 3 3-3 3M3 17h4l3-3M13 10l3-3h5m-3-3 3 3-3 3';
export const endIcon = 'M6 21V4h11l-2 4 2 4H6';
export const eyeIcon =
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z';
export const linkIcon =
  'M10 14a4 4 0 0 0 5.7 0l3.5-3.5a4 4 0 0 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.5 3.5a4 4 0 0 0 5.7 5.7l1.5-1.5';
export const rulesIcon =
  'M5 4.5A1.5 1.5 0 0 1 6.5 3H19v15H6.5A1.5 1.5 0 0 0 5 19.5zM5 19.5A1.5 1.5 0 0 0 6.5 21H19M9 8h6';
export const branchIcon = 'M7 4v16M7 13h4a6 6 0 0 0 6-6V4';
export const markIcon = 'M7 4h10v16l-5-4-5 4z';
export const optionsIcon = 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5';
export const chartIcon = 'M5 20v-8M12 20V4M19 20v-5';
export const settingsIcon =
  'M12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM12 3v2.5M12 18.5V21M3 12h2.5M18.5 12H21M5.6 5.6l1.8 1.8M16.6 16.6l1.8 1.8M5.6 18.4l1.8-1.8M16.6 7.4l1.8-1.8';
export const homeIcon = 'M4 11.5 12 4l8 7.5M6 10v10h12V10M10 20v-6h4v6';
export const gamesIcon = 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z';
export const bulbIcon = 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3 11v1h6v-1a6 6 0 0 0-3-11z';
export const chanceIcon = 'M3 15a9 9 0 0 1 18 0M12 15l5-5M3 19h18';
export const helpIcon = 'M9 9a3 3 0 1 1 4.2 2.7c-.8.4-1.2 1-1.2 2V14M12 18h.01';
export const searchIcon = 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5 20 20';
export const numberIcon = 'M9 4 7 20M17 4l-2 16M4 9h16M3.5 15h16';
export const commandIcon = 'm5 7 5 5-5 5M12 18h7';
export const upIcon = 'M12 20V5m-6 6 6-6 6 6';
export const trophyIcon =
  'M7 4h10v5a5 5 0 0 1-10 0zM7 6H4v1a3 3 0 0 0 3 3m10-4h3v1a3 3 0 0 1-3 3m-5 4v4m-4 2h8';
