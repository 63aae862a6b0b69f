import { findLayoutProblems } from './layout-problems.ts'
import { scenesNamed } from './scenes.ts'
import { looks, sweep } from './sweep.ts'
import { expect, test } from './test.ts'

/** A page with these contents in a window of 400 × 600. */
const faults: readonly (readonly [string, string, RegExp | null])[] = [
  ['nothing', '<p>A sentence.</p><button>Play</button>', null],
  ['a page wider than the window', '<div style="width: 500px">Wide</div>', /the page scrolls sideways/],
  [
    'two controls over each other',
    '<button>Play</button><button style="margin-left: -20px">Undo</button>',
    /“Play” lies over button “Undo”/,
  ],
  [
    'words wider than their box',
    '<div style="width: 40px; overflow: hidden; white-space: nowrap">Continue</div>',
    /“Continue” is cut by div/,
  ],
  ['words lower than their box', '<div style="height: 24px; overflow: hidden">One<br>Two</div>', /is cut by div/],
  [
    'words beyond the window',
    '<div style="overflow: clip"><p style="margin-left: 380px; white-space: nowrap">Continue</p></div>',
    /is cut/,
  ],
  ['words that scroll in less than a line', '<div style="height: 6px; overflow: auto">Continue</div>', /“Continue” is cut by div/],
  [
    'a control beyond its frame',
    '<div style="width: 60px; overflow: hidden"><button style="margin-left: 40px; width: 60px"></button></div>',
    /button “” is cut/,
  ],
  [
    'words over words',
    '<p>Matches played</p><p style="margin: -33px 0 0 40px">Matches won</p>',
    /“Matches played” lies over p “Matches won”/,
  ],
  ['words of a drawing over words', '<svg><text y="20">Ten</text><text x="8" y="21">Five</text></svg>', /“Ten” lies over text “Five”/],
  ['lines of one sentence', '<p style="line-height: 1">Three<br>short <b>lines</b><br>of it</p>', null],
  [
    'what a table of elements shows',
    '<div class="board-frame" data-elements="true"><div class="table-view" style="width: 40px; overflow: hidden">Higher</div></div>',
    /“Higher” is cut by div/,
  ],
  [
    'the window of a table',
    '<div class="board-frame" data-elements="true"><div class="table-view"><dialog open><div style="width: 20px; overflow: hidden">Trash' +
      '</div></dialog></div></div>',
    /“Trash” is cut by div/,
  ],
  [
    'what stands for screen readers over a canvas',
    '<div class="board-frame" data-elements="false"><div class="table-view" style="width: 40px; overflow: hidden">Higher</div></div>',
    null,
  ],
  [
    'advice over the line that it replaces',
    '<p>Nobody has moved yet.</p><aside class="first-match-tips" style="position: absolute; top: 10px">A first step.</aside>',
    null,
  ],
  ['words that can be scrolled to', '<div style="height: 24px; overflow: auto">One<br>Two</div>', null],
  ['words for screen readers', '<span class="sr-only" style="position: absolute; width: 1px; overflow: hidden">Hidden</span>', null],
]

test('the measurement of a layout finds what is wrong, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 600 })
  for (const [name, contents, problem] of faults)
    await test.step(`${name}${problem ? '' : ' is in order'}`, async () => {
      await page.setContent(contents)
      const found = await findLayoutProblems(page)
      if (problem) expect.soft(found.join('\n'), name).toMatch(problem)
      else expect.soft(found, name).toEqual([])
    })
})

/** A few pages and sizes; `npm run sweep` has all of them. */
const sizes = [
  { width: 320, height: 640 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1280, height: 800 },
]
/** Tables that were cut once: endings with figures, a replay's bar, a battle's panel, and online names and clocks. */
const tables = ['mahjong-end', 'simpiece-end', 'simpiece-replay', 'simpiece-block', 'online-domino']
/** Pages whose title may fill less than a fifth of a phone on its side; more of them in tables-and-titles.spec.ts. */
const titled = new Set(['dots-statistics', 'settings'])
const twoLooks = looks.filter(({ language, textSize }) => language === (textSize === 'huge' ? 'de' : 'en'))

for (const name of ['lobby', 'dots-home', 'dots-statistics', 'settings', ...tables])
  test(`${name}: nothing is cut, covered or beyond the edge, in other languages and at twice the text size`, async ({ opener }) => {
    // A table is played first.
    test.setTimeout(180_000)
    const page = await opener.open(
      scenesNamed([name]).find((scene) => scene.name === name)!,
      sizes[2]!,
    )
    if (titled.has(name)) expect((await page.locator('h1').boundingBox())!.height).toBeLessThan(sizes[2]!.height / 5)
    for (const look of tables.includes(name) ? twoLooks : looks)
      expect([...(await sweep(page, look, sizes))], JSON.stringify(look)).toEqual([])
    await page.context().close()
  })
