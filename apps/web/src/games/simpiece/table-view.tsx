import type { SimPieceTypes, SimPieceView } from '@parlor/simpiece'
import {
  useCallback,
  useEffect,
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
import { HeldDonBadge } from './held-don-badge.tsx'
import { BattlePanel } from './battle-panel.tsx'
import './battle-panel.css'
import './card-animations.css'
import { board } from './board.ts'
import { hoveredAttackTarget, highlightOf, isAttackTarget, type CardHighlight } from './card-highlight.ts'
import { AttackPreview } from './attack-preview.tsx'
import { usePreference } from './preferences.ts'
import { TurnControls, useEndTurn } from './turn-controls.tsx'
import { ZoneTabs, zoneTabForQuestion, type ZoneTab } from './zone-tabs.tsx'
import { PlayerHalf, type PlayerHalfProps } from './player-half.tsx'
import { HoverCard, CardInspector, TrashBrowser } from './card-inspector.tsx'
import { translatorFor } from './aria-labels.ts'
import { useScreenLayout } from './screen-layout.ts'
import { inspectCards, openTrash, useInspection } from './inspected-cards-and-piles-store.ts'
import { idleMode, pressCard, pressDon } from './interaction-mode.ts'
import './turn-controls.css'
import './question-dialog.css'
import './card-inspector.css'
import './panel-tables.css'
import { PhaseStrip } from './phase-strip.tsx'
import { buildViewModel, withPeekedHand, type CardItem, type ViewModel } from './view-model.ts'
import { SeaBackground } from './sea-background.tsx'
import { AttackArrow, EventOverlay } from './event-overlay.tsx'
import { useCharacterSlots } from './character-slots.ts'
import './table-page.css'
import './sea-background.css'
import './player-half.css'
import './table-card.css'
import './don-and-piles.css'
import './phase-strip.css'
import './hand.css'
import './narrow.css'
import './phone.css'
import './phone-halves.css'
import './phone-dock.css'
import './phone-battle.css'
import { SeatChangeBanner } from './seat-change-banner.tsx'
import { useEventAnimations } from './use-event-animations.ts'
import { useDrag } from './use-drag.ts'
import { useKeyboardFocus } from './use-keyboard-focus.ts'
import { useInteraction } from './use-interaction.ts'
import { keepFocusOnTable, useTableKeys } from './use-table-keys.ts'

/** The table: two mirrored player halves, with panels and dialogs over them. */
export function TableView(props: GameTableProps<SimPieceTypes>): ReactElement {
  const { view, moves, seat, nameOf } = props
  const translate = translatorFor(useTranslator())
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<HTMLDivElement>(null)
  const { playing, speed, frozen, pointed } = board.useBoardState()
  const { preview } = useBoardStyle('simpiece')
  const now = useEventAnimations(root, layer)
  const drawn = useViewWithPeek(view, props)
  const open = playing.length === 0
  const table = useMemo(() => buildViewModel(drawn, open ? moves : none, seat), [drawn, open, moves, seat])
  const { mode, setMode, take } = useInteraction(table, view, props)
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
  const aimed = hoveredAttackTarget(mode, table, hovered)
  useEffect(() => setAim(null), [battle?.attacker, battle?.target])
  useEffect(() => {
    // Touch has no pointer-leave: otherwise the last hovered card would stay the target.
    if (mode.kind !== 'targeting') setHovered(null)
  }, [mode.kind])
  const markOf = (item: CardItem): CardHighlight => highlightOf(item, mode, table, pointed)
  const noteOf = (item: CardItem): string | undefined => {
    if (mode.kind !== 'targeting' || !isAttackTarget(mode, table, item)) return undefined
    return translate('table.preview', { mine: table.figures.power(mode.attacker), theirs: item.power ?? 0 })
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
  function onClick(event: MouseEvent): void {
    byKey.current = event.detail === 0
    const hit = (selector: string) => (event.target as Element).closest<HTMLElement>(selector)
    const card = hit('.st-card')
    const trash = hit('[data-browse]')
    if (card) return press(Number(card.dataset['handle']))
    if (hit('button.st-pool')) return take(pressDon(mode, table))
    if (trash) return openTrash(Number(trash.dataset['browse']))
    // A click on the background clears the selection, except marks that belong to a question.
    if (!hit('button, select, label, .st-question, .st-battle') && mode.kind !== 'choosing') setMode(idleMode)
  }
  // Event delegation: one listener for all cards, so that memoised cards do not render again.
  const listeners = {
    onClick,
    onMouseDown: keepFocusOnTable,
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
      {...listeners}
    >
      <SeaBackground />
      <div className="st-table">
        <PlayerHalf {...far} />
        <PhaseStrip phase={table.phase} turn={table.turn} name={nameOf(table.active)} mine={table.active === table.near} />
        <PlayerHalf {...near} />
        {layout !== 'wide' && <ZoneTabs tab={tab} onTab={setTab} near={near} far={far} />}
        <TurnControls table={table} mode={mode} onTake={take} onEnd={endTurn} undo={props.undo} />
      </div>
      {battle && (
        <BattlePanel
          {...{ table, battle, mode, nameOf, target }}
          event={now.event}
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
      {table.question && table.asked !== 'block' && table.asked !== 'counter' && (
        <QuestionDialog key={table.question.id} question={table.question} mode={mode} onMode={setMode} onTake={take} />
      )}
      <ActionBar table={table} mode={mode} root={root} layout={layout} onTake={take} />
      {mode.kind === 'attaching' && <HeldDonBadge count={mode.count} root={root} />}
      <AttackArrow
        root={root}
        from={battle?.attacker ?? (mode.kind === 'targeting' ? mode.attacker : null)}
        to={battle?.target ?? aimed?.handle ?? null}
        turn={now.shown}
        covered={battle !== null}
      />
      <div className="st-flights" ref={layer} aria-hidden="true" />
      <EventOverlay event={now.event} nameOf={nameOf} near={table.near} />
      <SeatChangeBanner
        seat={moves.length > 0 ? seat : null}
        nameOf={nameOf}
        on={props.peek !== undefined && speed > 0 && battle === null}
      />
      {mode.kind !== 'targeting' && mode.kind !== 'attaching' && <HoverCard root={root} />}
      <TrashBrowser view={drawn} nameOf={nameOf} />
      <CardInspector halves={table.halves} />
      {endQuestion}
    </div>
  )
}

const none: readonly never[] = []

/** The open zone tab on a phone: the player's choice, until a question or a new turn needs another one. */
function useZoneTab(table: ViewModel): readonly [ZoneTab, (tab: ZoneTab) => void] {
  const [tab, setTab] = useState<ZoneTab>('hand')
  const wanted = zoneTabForQuestion(table)
  const id = table.question?.id
  useEffect(() => {
    if (wanted) setTab(wanted)
  }, [wanted, id])
  useEffect(() => setTab('hand'), [table.turn])
  return [tab, setTab]
}

/** A right click opens the card inspector and never makes a move. */
function inspectOnRightClick(event: MouseEvent): void {
  const card = (event.target as Element).closest<HTMLElement>('[data-card]')
  if (!card) return
  event.preventDefault()
  const { handle } = card.dataset
  inspectCards([Number(card.dataset['card'])], handle === undefined ? null : Number(handle))
}

/** Shows the other hand where both players share this device and the player has asked for it. */
function useViewWithPeek(view: SimPieceView, { peek, seat }: GameTableProps<SimPieceTypes>): SimPieceView {
  const wanted = useInspection((state) => state.peek)
  return useMemo(
    () => (wanted && peek && seat !== null ? withPeekedHand(view, 1 - seat, peek(1 - seat)) : view),
    [view, wanted, peek, seat],
  )
}
