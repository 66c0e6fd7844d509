import { readFileSync } from 'node:fs';
import { builtApp, withApp } from './open.ts';

const SIZES = {
  phone: { width: 390, height: 664 },
  wide: { width: 844, height: 340 },
  desk: { width: 1366, height: 657 },
} as const;
const shots = JSON.parse(readFileSync('/tmp/links.json', 'utf8')) as {
  name: string;
  title: string;
  link: string;
}[];
const only = process.env.ONLY?.split(',');
await withApp(builtApp(), async ({ browser, origin }) => {
  const context = await browser.newContext({ baseURL: origin, deviceScaleFactor: 2 });
  const page = await context.newPage();
  page.setDefaultTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { name, link } of shots) {
    if (only !== undefined && !only.includes(name)) continue;
    await page.setViewportSize(SIZES.phone);
    await page.goto('about:blank');
    await page.goto(`/${link}`);
    const go = page.locator('[data-test="go-on-there"]');
    if (!name.endsWith('-0')) await go.click();
    await page.locator('.board').waitFor();
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.waitForTimeout(1500);
      await page.screenshot({ path: `/tmp/look/${name}-${size}.png`, animations: 'disabled', caret: 'hide' });
    }
    console.log(name);
  }
});
