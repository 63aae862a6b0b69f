import type { DotsEvent, DotsTypes } from '@parlor/dots'
import type { Match } from '@parlor/kernel/host'
import type { ShareImageDescription, ShareImageSubject } from '../../web-game/web-game.ts'
import { strings } from './strings.ts'
import { themeFor } from './themes.ts'

/** The last position with the longest chain in words, or the position after that chain. */
export async function describeShareImage(match: Match<DotsTypes>, subject: ShareImageSubject): Promise<ShareImageDescription> {
  const { moment, headline, line, names, translator, style } = subject
  const { background, nobody } = themeFor(style)
  const colours = { light: background[0], ground: background[1], title: nobody.light, text: '#f4ebdb' }
  const longest = longestChain(match)
  if (!longest) return { colours }
  const params = { count: longest.bursts, who: names[longest.seat] ?? '' }
  const chain = translator.say({ key: 'card.chainOf', params }, strings[translator.language])
  const players = names.join(' – ')
  if (moment !== 'chain') return { colours, lines: [line, players, chain] }
  return { colours, position: longest.state, headline: chain, lines: [players, headline] }
}

/** The move with the most bursts, and the board after it. */
function longestChain(match: Match<DotsTypes>): { bursts: number; seat: number; state: DotsTypes['State'] } | null {
  let longest: { bursts: number; seat: number; state: DotsTypes['State'] } | null = null
  for (const { events, state } of match.history) {
    const tally = events.map(({ event }) => event).find((event): event is Extract<DotsEvent, { kind: 'tally' }> => event.kind === 'tally')
    if (tally && tally.bursts > (longest?.bursts ?? 0)) longest = { bursts: tally.bursts, seat: tally.seat, state }
  }
  return longest
}
