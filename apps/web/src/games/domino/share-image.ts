import type { DominoTypes } from '@parlor/domino'
import { isRejection } from '@parlor/kernel'
import type { Match } from '@parlor/kernel/host'
import type { ShareImageDescription, ShareImageSubject } from '../../web-game/web-game.ts'
import { strings } from './strings.ts'
import { classicTheme } from './themes/classic-theme.ts'
import { readThemeFile } from './themes/load-theme.ts'
import { themeSourceFor } from './themes/theme-store.ts'

/** The last chain in the colours of the theme, and the pips everybody was left with. */
export async function describeShareImage(match: Match<DominoTypes>, subject: ShareImageSubject): Promise<ShareImageDescription> {
  const { line, names, translator, style } = subject
  const theme = await readThemeFile(themeSourceFor(style))
  const { tableColor, scoreColor, textColor } = (isRejection(theme) ? classicTheme : theme).colors
  const own = strings[translator.language]
  const pips = match.state.last?.pips ?? []
  const rows = names.flatMap((name, seat) => (pips[seat] === undefined ? [] : [[name, translator.number(pips[seat])] as const]))
  return {
    ground: tableColor,
    title: translator.say({ key: 'menu.title' }, own),
    lines: [line],
    rows: rows.length > 0 ? [['', translator.say({ key: 'panel.pips' }, own)], ...rows] : [],
    colours: {
      light: `color-mix(in srgb, ${tableColor} 55%, black)`,
      ground: `color-mix(in srgb, ${tableColor} 22%, black)`,
      title: scoreColor,
      text: textColor,
    },
  }
}
