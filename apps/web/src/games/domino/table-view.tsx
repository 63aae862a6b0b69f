import { domino, type DominoTypes, type DominoMove, type TilePlace, type Tile } from '@parlor/domino'
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactElement, type RefObject } from 'react'
import { useSettings } from '../../platform/settings/settings-store.ts'
import { isShortcutActive } from '../../table/use-shortcuts.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { layOutScreen, ownTilePositions } from './screen-layout.ts'
import { screenSideOf, screenSides } from './screen-sides.ts'
import './table-view.css'
import './panel.css'
import './table-responsive.css'
import './rotate-prompt.css'
import './legend.css'
import { useClickSounds } from './themes/use-click-sounds.ts'
import { reservedHandSize } from './interactive-view-model.ts'
import { shownScoreOf, displayedTableOf } from './displayed-table.ts'
import { strings } from './strings.ts'
import { useTextScale } from './text-scale.ts'
import { RotatePrompt } from './rotate-prompt.tsx'
import { setCanvasTexts } from './canvas-page-state.ts'
import { chainLabel, playsOfTile, tileLabel } from './aria-labels.ts'

/** Maximum tiles on the table with which the coach of a small screen does not cover the chain. */
const coachTileLimit = 7

/**
 * The table as accessible elements, the player's own tiles each where it is drawn: for keyboard, screen readers, and screens without a
 * canvas.
 */
export function TableView({ view, moves, seat, nameOf, onMove, onPoint }: GameTableProps<DominoTypes>): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const translate = (key: Parameters<typeof translator.say>[0]) => translator.say(key, own, nameOf)
  const root = useRef<HTMLDivElement>(null)
  const size = useHolderSize(root)
  const [chosen, setChosen] = useState(0)
  const [place, setPlace] = useState<TilePlace | null>(null)
  const area = layOutScreen(size.width, size.height, reservedHandSize(view.rules, view.own.length), useTextScale())
  const places = ownTilePositions(area, view.own.length)
  const active = Math.min(chosen, Math.max(0, view.own.length - 1))
  const forced = moves.find(({ kind }) => kind !== 'play') ?? null
  const shown = displayedTableOf(view)
  useCanvasTexts(translator, nameOf, seat, view.rules.partners)
  useClickSounds()
  useTableKeys(root, forced, seat !== null, onMove)

  function point(tile: Tile, wanted: TilePlace | null): void {
    const plays = playsOfTile(view, moves, tile)
    onPoint(plays.find((play) => play.place === wanted) ?? plays[0] ?? null)
  }

  function press(tile: Tile): void {
    const plays = playsOfTile(view, moves, tile)
    const play = plays.find((one) => one.place === place) ?? plays[0]
    const [top, bottom] = tileHalves(view.rules.set, tile)
    onMove(play ?? { kind: 'play', top, bottom, place: view.tiles.length === 0 ? 'start' : 'left' })
  }

  function onTileKeyDown(event: KeyboardEvent): void {
    if (event.altKey || event.metaKey || event.ctrlKey) return
    const tile = view.own[active]
    if (tile === undefined) return
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    const turn = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined && turn === undefined) return
    event.preventDefault()
    if (step !== undefined) {
      const next = (active + step + view.own.length) % view.own.length
      root.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus()
      return
    }
    const plays = playsOfTile(view, moves, tile)
    const at = Math.max(
      0,
      plays.findIndex((play) => play.place === place),
    )
    const next = plays[(at + turn! + plays.length) % plays.length]
    setPlace(next?.place ?? null)
    if (next) onPoint(next)
  }

  return (
    <div className="domino-table-view" ref={root} data-long={view.tiles.length > coachTileLimit}>
      <RotatePrompt />
      <p>{translate(chainLabel(view))}</p>
      <ul>
        {view.counts.map((count, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          <li key={at}>{translate({ key: 'mirror.seat', params: { who: nameOf(at), count, points: shownScoreOf(shown, at) } })}</li>
        ))}
      </ul>
      <div role="toolbar" aria-label={translate({ key: 'mirror.hand' })} onKeyDown={onTileKeyDown}>
        {view.own.map((tile, index) => (
          <button
            type="button"
            key={tile}
            data-index={index}
            data-tile={tile}
            tabIndex={index === active ? 0 : -1}
            aria-disabled={playsOfTile(view, moves, tile).length === 0}
            style={{ left: places[index]!.x - area.tile / 2, top: places[index]!.y - area.tile, width: area.tile, height: 2 * area.tile }}
            onClick={() => press(tile)}
            onFocus={() => {
              setChosen(index)
              setPlace(null)
              point(tile, null)
            }}
            onBlur={() => onPoint(null)}
          >
            {translate(tileLabel(view, moves, tile, index === active ? place : null))}
          </button>
        ))}
      </div>
      {forced && (
        <button
          type="button"
          className="domino-forced"
          style={{ left: area.button.x, top: area.button.y, width: area.button.width, height: area.button.height }}
          onClick={() => onMove(forced)}
        >
          {translate({ key: `button.${forced.kind}`, params: { count: view.boneyard } })}
        </button>
      )}
    </div>
  )
}

const maxPips = { six: 6, nine: 9, twelve: 12 } as const

function tileHalves(set: keyof typeof maxPips, tile: Tile): [number, number] {
  let [top, rest] = [0, tile]
  for (let row = maxPips[set] + 1; rest >= row; row--) {
    rest -= row
    top++
  }
  return [top, top + rest]
}

/** Passes translations and names to the canvas. */
function useCanvasTexts(
  translator: ReturnType<typeof useTranslator>,
  nameOf: (seat: number) => string,
  seat: number | null,
  partners: boolean,
): void {
  useLayoutEffect(() => {
    const own = strings[translator.language]
    setCanvasTexts({
      say: (message) => translator.say(message, own, (other) => plateName(other)),
      nameOf: plateName,
    })
    const levels = domino.strategy.levels.map(({ id }) => translator.say({ key: `level.${id}` }, own))
    /** Plates are small: people by name, bots by seat, without the level. */
    function plateName(other: number): string {
      const name = nameOf(other)
      if (other === seat || !levels.some((level) => name === level || name.startsWith(`${level} (`))) return name
      const side = screenSides.indexOf(screenSideOf(other, seat))
      return translator.say({ key: partners && seat !== null && side === 2 ? 'seat.partner' : `seat.${side}` }, own)
    }
  }, [translator, nameOf, seat, partners])
}

/** Arrow keys focus the player's hand from anywhere on the page; P passes or draws. */
function useTableKeys(
  root: RefObject<HTMLDivElement | null>,
  forced: DominoMove | null,
  plays: boolean,
  onMove: (move: DominoMove) => void,
): void {
  useEffect(() => {
    function pressed(event: globalThis.KeyboardEvent): void {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      const key = event.key.toLowerCase()
      if (!isShortcutActive(key, document.activeElement, document.querySelector('dialog:modal') !== null)) return
      if (key === 'p' && forced && useSettings.getState().letterKeys) {
        event.preventDefault()
        onMove(forced)
      } else if (plays && key.startsWith('arrow') && !root.current?.contains(document.activeElement)) {
        const tile = root.current?.querySelector<HTMLElement>('[data-tile][aria-disabled="false"], [data-tile]')
        if (!tile) return
        event.preventDefault()
        tile.focus()
      }
    }
    document.addEventListener('keydown', pressed, { capture: true })
    return () => document.removeEventListener('keydown', pressed, { capture: true })
  }, [root, forced, plays, onMove])
}

/** Size of the table view's container, updated on resize. */
function useHolderSize(root: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 800, height: 500 })
  useLayoutEffect(() => {
    const holder = root.current?.parentElement
    if (!holder) return
    const measure = () => setSize({ width: holder.clientWidth || 800, height: holder.clientHeight || 500 })
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(holder)
    return () => observer.disconnect()
  }, [root])
  return size
}
