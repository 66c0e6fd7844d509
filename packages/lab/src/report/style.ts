/** The style sheet of a report, light and dark. */
export const STYLE = `
:root { color-scheme: light dark; --text: #1c2522; --quiet: #53615b; --paper: #fbfaf6; --line: #d9d5c9; --ink: #1f6b4f; }
@media (prefers-color-scheme: dark) {
  :root { --text: #e7eae6; --quiet: #a5b0aa; --paper: #171c1a; --line: #38413d; --ink: #6fc3a0; }
}
body { margin: 0; background: var(--paper); color: var(--text); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.6rem; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .25rem 1rem .25rem 0; border-bottom: 1px solid var(--line); text-align: left; font-variant-numeric: tabular-nums; }
tbody th { font-weight: normal; color: var(--quiet); }
svg { display: block; width: 100%; max-width: 40rem; height: auto; margin: 1rem 0; }
.chart .grid { stroke: var(--line); stroke-width: 1; }
.chart .mark { fill: var(--quiet); font-size: 11px; }
.chart .chart-bar { fill: var(--ink); }
.chart .line { fill: none; stroke: var(--ink); stroke-width: 2; }
.chart .band { fill: var(--ink); opacity: .2; }
`;
