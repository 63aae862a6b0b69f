import type { Match } from '@parlor/kernel/host'
import { drawingLoaderOf } from '../web-game/use-game-drawing.ts'
import type { ShareImageContent, ShareImageSubject, WebGame } from '../web-game/web-game.ts'
import { paintShareImage } from './paint-share-image.ts'

/** A PNG of a match for sharing: its last position, or what the game says of another moment. */
export async function drawShareImage(webGame: WebGame, match: Match, subject: ShareImageSubject): Promise<Blob> {
  const { headline, line, names, translator, style } = subject
  const { position = match.view('watcher'), ground, ...own } = (await webGame.shareImages?.describe(match, subject)) ?? {}
  const content: ShareImageContent = {
    title: translator.say({ key: 'title' }, webGame.strings[translator.language]),
    headline,
    lines: [line, names.join(' – ')],
    colours: coloursOf(webGame.game.id),
    ...own,
    drawing: own.drawing ?? (await drawingLoaderOf(webGame.game.id)?.())?.default.draw(position, 'full', { style, ground }) ?? null,
  }
  return paintShareImage(content)
}

/** The colours of the game's pages. */
function coloursOf(game: string): ShareImageContent['colours'] {
  const probe = document.createElement('div')
  probe.dataset['game'] = game
  document.body.append(probe)
  const style = getComputedStyle(probe)
  const [light, ground, title, text] = ['--raised', '--ground', '--accent-strong', '--paper'].map((name) => style.getPropertyValue(name))
  probe.remove()
  return { light: light!, ground: ground!, title: title!, text: text! }
}
