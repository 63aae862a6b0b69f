import { openOnlineTable, openRankedMatch, playDotsMoves, join } from './online-players.ts'
import { pressButton, type Scene, type SceneMatch } from './scene.ts'

const endsAt = '/dots/online/*'
const waiting: SceneMatch = { name: 'online-waiting', endsAt, play: (page) => openOnlineTable(page, 'dots') }
const middle: SceneMatch = {
  name: 'online-middle',
  endsAt,
  async play(page) {
    await openOnlineTable(page, 'dots')
    await playDotsMoves([page, await join(page)], 6)
  },
}
const end: SceneMatch = {
  name: 'online-end',
  endsAt,
  async play(page) {
    await openOnlineTable(page, 'dots', { 'Choose a board': 'Quick 3×3' })
    await playDotsMoves([page, await join(page)], 200)
  },
}
/** A table that goes on with a bot for a player who leaves. */
const leaving: SceneMatch = {
  name: 'online-leaving',
  endsAt,
  async play(page) {
    await openOnlineTable(page, 'dots', { 'When somebody is away': 'A bot plays for them after a minute' })
    await playDotsMoves([page, await join(page)], 4)
  },
}
/** One more move than the guest has answered, who asks to take theirs back. */
const undoWanted: SceneMatch = {
  name: 'online-undo-wanted',
  endsAt,
  async play(page) {
    await openOnlineTable(page, 'dots')
    const guest = await join(page)
    await playDotsMoves([page, guest], 4)
    await pressButton(guest, 'Ask to take a move back')
    await page.waitForSelector('.online-offer')
  },
}
const undoAsked: SceneMatch = {
  name: 'online-undo-asked',
  endsAt,
  async play(page) {
    await openOnlineTable(page, 'dots')
    await playDotsMoves([page, await join(page)], 4)
    await pressButton(page, 'Ask to take a move back')
    await page.waitForSelector('.online-offer')
  },
}
/** Both have made their first move: before that there is little time, later it is too late to leave. */
const ranked: SceneMatch = {
  name: 'online-ranked',
  endsAt,
  play: async (page) => playDotsMoves([page, await openRankedMatch(page)], 2),
}

/** A replay by its public link: the token is known only once the link has been made. */
const shared: SceneMatch = {
  name: 'online-shared',
  endsAt: '/dots/shared/*',
  async play(page) {
    await end.play(page)
    await page.goto(`${new URL(page.url()).pathname}/replay`)
    await pressButton(page, 'Share')
    await page.goto(await page.getByLabel('Link', { exact: true }).inputValue())
    await page.waitForSelector('.board-frame[data-load-state=there]')
  },
}

/** Pages of online play, with the server behind them. */
export const onlineScenes: readonly Scene[] = [
  { name: 'online', match: middle, path: () => '/online' },
  { name: 'online-empty', path: '/online' },
  { name: 'account', path: '/account' },
  { name: 'account-own', match: ranked, path: () => '/account' },
  { name: 'online-join', path: '/join/AAAAAA' },
  ...['dots', 'domino', 'mahjong', 'sumzero', 'simpiece'].map((game): Scene => ({ name: `online-lobby-${game}`, path: `/${game}/online` })),
  { name: 'online-waiting', match: waiting },
  { name: 'online-table', match: middle },
  { name: 'online-say', match: middle, shows: 'online.reactions', prepare: (page) => pressButton(page, 'Say something') },
  {
    name: 'online-fairness',
    match: middle,
    shows: 'online.fairness',
    prepare: async (page) => {
      await pressButton(page, 'Menu')
      await pressButton(page, 'A fair deal')
    },
  },
  { name: 'online-resign', match: middle, shows: 'online.askResign', prepare: (page) => pressButton(page, 'Resign') },
  { name: 'online-log', match: middle, shows: 'log', prepare: (page) => page.keyboard.press('l') },
  { name: 'online-leave', match: leaving, shows: 'online.askLeave', prepare: (page) => pressButton(page, 'Give up your seat') },
  { name: 'online-ranked', match: ranked },
  { name: 'online-abort', match: ranked, shows: 'online.askAbort', prepare: (page) => pressButton(page, 'Call the match off') },
  { name: 'online-undo-wanted', match: undoWanted },
  { name: 'online-undo-asked', match: undoAsked },
  { name: 'online-end', match: end },
  { name: 'online-replay', match: end, path: (table) => `${table}/replay` },
  { name: 'online-shared', match: shared },
  { name: 'online-no-such-table', path: '/dots/online/none' },
  {
    name: 'account-erase',
    match: ranked,
    path: () => '/account',
    prepare: (page) => pressButton(page, 'Delete everything'),
  },
]
