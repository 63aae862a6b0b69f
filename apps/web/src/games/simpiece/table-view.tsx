import type { SimPieceEvent, SimPieceTypes, SimPieceView } from '@parlor/simpiece'
import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
} from 'react'
import { useBoardStyle } from '../../platform/settings/settings-store.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import type { GameTableProps } from '../../web-game/web-game.ts'
import { ActionBar } from './action-bar.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { DonBadge } from './don-badge.tsx'
import { BattlePanel } from './battle-panel.tsx'
import './battle-panel.css'
import './card-animations.css'
import { board } from './board.ts'
import type { CardHighlight } from './table-card.tsx'
import { usePreference } from './preferences.ts'
import { TurnControls, useEndTurn } from './turn-controls.tsx'
import { ZoneTabs, zoneTabFor, type ZoneTab } from './zone-tabs.tsx'
import { PlayerHalf, type PlayerHalfProps } from './player-half.tsx'
import { HoverCard, CardInspector, TrashBrowser } from './card-inspector.tsx'
import { translatorFor } from './aria-labels.ts'
import { useScreenLayout } from './screen-layout.ts'
import { inspectCards, openTrash, useInspection } from './inspection-store.ts'
import { idleMode, pressCard, pressDon, type InteractionMode } from './interaction-mode.ts'
import { animateEvent, stopAnimations, takeSnapshot, type AnimationSnapshot } from './event-animations.ts'
import './panels.css'
import './panel-tables.css'
import { PhaseStrip } from './phase-strip.tsx'
import { findCardItem, buildViewModel, type CardItem, type ViewModel } from './view-model.ts'
import { SeaBackground } from './sea-background.tsx'
import { AttackArrow, EventOverlay } from './event-overlay.tsx'
import { useCharacterSlots } from './character-slots.ts'
import './room.css'
import './sea-background.css'
import './player-half.css'
import './table-card.css'
import './don-and-piles.css'
import './phase-strip.css'
import './hand.css'
import './narrow.css'
import './phone.css'
import './phone-battle.css'
import { useEventPlayback } from './use-event-playback.ts'
import { useDrag } from './use-drag.ts'
import { useKeyboardFocus } from './use-keyboard-focus.ts'
import { useInteraction } from './use-interaction.ts'
import { useTableKeys } from './use-table-keys.ts'
import { useAutoAnswer } from './use-auto-answer.ts'

/** The table: two mirrored halves on a dark sea, and over them whatever the moment asks for. */
export function TableView(props: GameTableProps<SimPieceTypes>): ReactElement {
  const { view, moves, seat, nameOf } = props
  const tell = translatorFor(useTranslator())
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const { playing, speed, frozen, pointed } = board.useBoardState()
  const { preview } = useBoardStyle('simpiece')
  const now = useEventAnimations(root, layer, useViewWithPeek(view, props), playing, speed, frozen)
  const open = playing.length === 0
  const table = useMemo(() => buildViewModel(now.view, open ? moves : none, seat), [now.view, open, moves, seat])
  const { mode, setMode, take, busy } = useInteraction(table, view, props)
  const layout = useScreenLayout(root)
  const slots = useCharacterSlots(table.halves)
  const [tab, setTab] = useZoneTab(table)
  const [aim, setAim] = useState<number | null>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const { end: endTurn, question: endQuestion } = useEndTurn(table, take)
  const byKey = useRef(false)
  const press = useCallback((handle: number) => take(pressCard(mode, table, handle)), [take, mode, table])
  const focus = useKeyboardFocus(root, table, mode, byKey)
  const log = usePreference('log')
  useAutoAnswer(view, props, !open || frozen || busy || seat === null, speed)
  useTableKeys({
    root,
    mode,
    setMode,
    end: table.asked === 'main' ? endTurn : null,
    wide: layout === 'wide',
    asks: table.question !== null,
  })
  useDrag(root, { table, setMode, onTake: take, onPress: press })

  const battle = view.outcome === null ? table.battle : null
  const target = aim ?? battle?.target ?? -1
  const aimed = attackableHovered(mode, table, hovered)
  useEffect(() => setAim(null), [battle?.attacker, battle?.target])
  useEffect(() => {
    // A finger leaves no card behind: the last one aimed at would be aimed at again.
    if (mode.kind !== 'targeting') setHovered(null)
  }, [mode.kind])
  const markOf = (item: CardItem): CardHighlight => highlightOf(item, mode, table, pointed)
  const noteOf = (item: CardItem): string | undefined => {
    if (mode.kind !== 'targeting' || !isTarget(mode, table, item)) return undefined
    return tell('table.preview', { mine: table.figures.power(mode.attacker), theirs: item.power ?? 0 })
  }
  const halfProps = (which: 0 | 1): PlayerHalfProps => ({
    half: table.halves[which],
    slots: slots[which],
    near: which === 0,
    name: nameOf(table.halves[which].seat),
    turn: table.active === table.halves[which].seat,
    markOf,
    noteOf,
    cursor: focus.cursor,
    lifted: which === 0 && mode.kind === 'attaching' ? mode.count : 0,
    pool:
      which === 1 || !table.legalMoves.of(table.halves[0].leader.handle).give
        ? 'off'
        : mode.kind === 'don' || mode.kind === 'attaching'
          ? 'selected'
          : 'on',
    drop: which === 0 && mode.kind === 'selected' && table.asked === 'main' && table.legalMoves.of(mode.handle).play !== null,
  })
  function clicked(event: MouseEvent): void {
    byKey.current = event.detail === 0
    const hit = (selector: string) => (event.target as Element).closest<HTMLElement>(selector)
    const card = hit('.st-card')
    const trash = hit('[data-browse]')
    if (card) return press(Number(card.dataset['handle']))
    if (hit('button.st-pool')) return take(pressDon(mode, table))
    if (trash) return openTrash(Number(trash.dataset['browse']))
    // Empty sea lets go of everything but marks, which belong to a question.
    if (!hit('button, select, label, .st-ask, .st-battle') && mode.kind !== 'choosing') setMode(idleMode)
  }
  // One listener for all cards, so that none of them has to be drawn again for a new one.
  const pressed = {
    onClick: clicked,
    onContextMenu: inspectOnRightClick,
    onFocus: focus.onFocus,
    onPointerOver(event: PointerEvent) {
      const over = (event.target as Element).closest<HTMLElement>('.st-card')
      if (mode.kind === 'targeting') setHovered(over ? Number(over.dataset['handle']) : null)
    },
  }
  const near = halfProps(0)
  const far = halfProps(1)
  return (
    <div
      ref={root}
      className="st"
      data-layout={layout}
      data-tab={layout === 'wide' ? undefined : tab}
      data-mode={mode.kind}
      data-asked={table.asked ?? undefined}
      data-log={log ? 'open' : 'closed'}
      data-still={speed === 0}
      data-frozen={frozen}
      style={{ '--pace': speed || 1 } as CSSProperties}
      {...pressed}
    >
      <SeaBackground />
      <div className="st-table">
        <PlayerHalf {...far} />
        <PhaseStrip phase={table.phase} turn={table.turn} name={nameOf(table.active)} mine={table.active === table.near} />
        <PlayerHalf {...near} />
        {layout !== 'wide' && <ZoneTabs tab={tab} onTab={setTab} near={near} far={far} />}
        <TurnControls table={table} mode={mode} onTake={take} onEnd={endTurn} undo={table.asked === 'main' ? props.undo : undefined} />
      </div>
      {battle && (
        <BattlePanel
          {...{ table, battle, mode, nameOf, target }}
          event={now.step?.event ?? null}
          onTarget={setAim}
          onTake={take}
          onBlockers={() => {
            byKey.current = true
            setTab('mine')
            focus.to(table.halves[0].characters.find(({ ready }) => ready === 'block')?.handle)
          }}
        />
      )}
      <AttackPreview table={table} mode={mode} item={preview ? aimed : null} />
      {table.question && table.asked !== 'block' && table.asked !== 'counter' && !busy && (
        <QuestionDialog key={table.question.id} question={table.question} mode={mode} onMode={setMode} onTake={take} />
      )}
      <ActionBar table={table} mode={mode} root={root} layout={layout} onTake={take} />
      {mode.kind === 'attaching' && <DonBadge count={mode.count} root={root} />}
      <AttackArrow
        root={root}
        from={battle?.attacker ?? (mode.kind === 'targeting' ? mode.attacker : null)}
        to={battle?.target ?? aimed?.handle ?? null}
        turn={now.count}
        covered={battle !== null}
      />
      <div className="st-flights" ref={layer} aria-hidden="true" />
      <EventOverlay event={now.step?.event ?? null} nameOf={nameOf} near={table.near} />
      <SeatChangeBanner
        seat={moves.length > 0 ? seat : null}
        nameOf={nameOf}
        on={props.peek !== undefined && speed > 0 && battle === null}
      />
      {mode.kind !== 'targeting' && mode.kind !== 'attaching' && <HoverCard root={root} />}
      <TrashBrowser view={now.view} nameOf={nameOf} />
      <CardInspector halves={table.halves} />
      {endQuestion}
    </div>
  )
}

const none: readonly never[] = []

/** The zone that is open on a phone: whatever the player opens, until a question or a new turn is about another. */
function useZoneTab(table: ViewModel): readonly [ZoneTab, (tab: ZoneTab) => void] {
  const [tab, setTab] = useState<ZoneTab>('hand')
  const wanted = zoneTabFor(table)
  const id = table.question?.id
  useEffect(() => {
    if (wanted) setTab(wanted)
  }, [wanted, id])
  useEffect(() => setTab('hand'), [table.turn])
  return [tab, setTab]
}

/** A right click looks at a card and never decides anything. */
function inspectOnRightClick(event: MouseEvent): void {
  const card = (event.target as Element).closest<HTMLElement>('[data-card]')
  if (!card) return
  event.preventDefault()
  const { handle } = card.dataset
  inspectCards([Number(card.dataset['card'])], handle === undefined ? null : Number(handle))
}

/** The card under the pointer, where it can be attacked. */
function attackableHovered(mode: InteractionMode, table: ViewModel, hovered: number | null): CardItem | null {
  const item = hovered === null ? null : findCardItem(table.halves, hovered)
  return item && isTarget(mode, table, item) ? item : null
}

function isTarget(mode: InteractionMode, { legalMoves }: ViewModel, item: CardItem): boolean {
  return mode.kind === 'targeting' && legalMoves.of(mode.attacker).attack.some(({ target }) => target === item.handle)
}

function highlightOf(item: CardItem, mode: InteractionMode, table: ViewModel, pointed: SimPieceTypes['Move'] | null): CardHighlight {
  const { handle } = item
  if (mode.kind === 'selected' && mode.handle === handle) return 'selected'
  if (mode.kind === 'targeting') {
    if (mode.attacker === handle) return 'selected'
    return isTarget(mode, table, item) ? 'target' : 'off'
  }
  if (mode.kind === 'attaching') return table.legalMoves.of(handle).give ? 'target' : 'off'
  if (mode.kind === 'choosing' && mode.chosen.includes(handle)) return 'chosen'
  if (pointed && 'card' in pointed && (pointed.card === handle || ('target' in pointed && pointed.target === handle))) return 'pointed'
  return null
}

/** The other hand, where everybody plays at this device and somebody wants to see it. */
function useViewWithPeek(view: SimPieceView, { peek, seat }: GameTableProps<SimPieceTypes>): SimPieceView {
  const wanted = useInspection((state) => state.peek)
  return useMemo(() => {
    if (!wanted || !peek || seat === null) return view
    const other = 1 - seat
    const seen = peek(other).sides[other]!.hand
    const side = { ...view.sides[other]!, hand: seen.length === view.sides[other]!.hand.length ? seen : view.sides[other]!.hand }
    return { ...view, sides: other === 0 ? [side, view.sides[1]] : [view.sides[0], side] }
  }, [view, wanted, peek, seat])
}

/** Events one after the other, each seen to move. */
function useEventAnimations(
  root: { readonly current: HTMLElement | null },
  layer: { readonly current: HTMLElement | null },
  view: SimPieceView,
  playing: readonly SimPieceEvent[],
  speed: number,
  frozen: boolean,
) {
  const trace = useRef<AnimationSnapshot | null>(null)
  const now = useEventPlayback(view, playing, speed, frozen, (beat) => {
    if (root.current) trace.current = takeSnapshot(root.current, beat)
  })
  const { count } = now
  useLayoutEffect(() => {
    const [table, over, what] = [root.current, layer.current, trace.current]
    trace.current = null
    if (table && over && what && count > 0) animateEvent(table, over, what, speed || 1)
  }, [root, layer, count, playing, speed])
  const left = useRef(0)
  useEffect(() => {
    // What has begun ends by itself; only who skips has it away at once.
    if (playing.length === 0 && left.current > 0 && layer.current) stopAnimations(layer.current)
    left.current = playing.length - count
  }, [playing, count, layer])
  return now
}

/** What an attack on the card under the pointer would come to. */
function AttackPreview({ table, mode, item }: { table: ViewModel; mode: InteractionMode; item: CardItem | null }): ReactElement | null {
  const tell = translatorFor(useTranslator())
  if (mode.kind !== 'targeting') return null
  if (!item) return <p className="st-preview">{tell('table.chooseTarget')}</p>
  const mine = table.figures.power(mode.attacker)
  const theirs = item.power ?? 0
  return (
    <p className="st-preview" data-wins={mine >= theirs}>
      {tell('table.preview', { mine, theirs })}
    </p>
  )
}

/** A second's banner once the table has turned to the other player, and the curtain, behind which nobody can do anything, is gone. */
function SeatChangeBanner({
  seat,
  nameOf,
  on,
}: {
  seat: number | null
  nameOf: (seat: number) => string
  on: boolean
}): ReactElement | null {
  const tell = translatorFor(useTranslator())
  const [shown, setShown] = useState<number | null>(null)
  const known = useRef(seat)
  useEffect(() => {
    const before = known.current
    if (seat === null || before === seat) return
    known.current = seat
    if (!on || before === null) return
    setShown(seat)
    const timer = setTimeout(() => setShown(null), 1000)
    return () => clearTimeout(timer)
  }, [seat, on])
  if (shown === null || shown !== seat) return null
  return (
    <p className="st-banner" data-mine="true" aria-hidden="true">
      <b>{nameOf(shown)}</b> <span>{tell('table.yourSide')}</span>
    </p>
  )
}
