import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { cards, builtInDecks, simpiece, type SimPieceTypes } from '@parlor/simpiece'
import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { SegmentedControl, Select, Stepper } from '../../../../ui/form-fields.tsx'
import { Page } from '../../../../ui/page.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { saveNewMatch } from '../../../../session/open-table.ts'
import { localMatchOf } from '../../../../session/local-match.ts'
import { botPlayer, personPlayer, type Player } from '../../../../data/player.ts'
import { newSeed } from '../../../../data/random-id.ts'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import type { WebGame } from '../../../../web-game/web-game.ts'
import { translatorFor } from '../../aria-labels.ts'
import { strings } from '../../strings.ts'
import {
  addCard,
  updateCard,
  findCard,
  hasRoom,
  maxDon,
  moveCard,
  draftZones,
  readPosition,
  removeCard,
  setDon,
  writePosition,
  type PositionDraft,
  type DraftZone,
} from './position-draft.ts'
import './position-editor.css'
import { CardFinder } from './card-finder.tsx'
import { OwnPositions, type EditedPosition } from './own-positions-section.tsx'
import { canonicalPosition, positionLink, type OwnPosition } from './own-positions.ts'
import { ZoneList } from './zone-list.tsx'
import { useLinkedItem } from '../../../../features/collections/use-linked-item.ts'
import { StorageBanner } from '../../../../ui/storage-banner.tsx'

/** Initial position, when none is passed in. */
const defaultPosition = `turn 7 0 main 0
0 leader ${builtInDecks[0]!.options.leader}
0 don 7 0
1 leader ${builtInDecks[5]!.options.leader}
1 don 6 0`

/** `/simpiece/position`: sets up any position, for practice or as a puzzle; `#p=…` opens a shared one. */
export default function PositionEditorPage({ webGame }: { readonly webGame: WebGame }): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const navigate = useNavigate()
  const handed: unknown = (useLocation().state as { position?: unknown } | null)?.position
  const [draft, setDraft] = useState<PositionDraft>(() => {
    const read = readPosition(typeof handed === 'string' ? handed : defaultPosition)
    return isRejection(read) ? (readPosition(defaultPosition) as PositionDraft) : read
  })
  const [chosen, setChosen] = useState<number | null>(null)
  const [target, setTarget] = useState<{ readonly seat: number; readonly zone: DraftZone }>({ seat: 0, zone: 'hand' })
  const [opponent, setOpponent] = useState('')
  const [text, setText] = useState<string | null>(null)
  const position = useMemo(() => writePosition(draft), [draft])
  const [shown, setShown] = useState<EditedPosition>({ id: null, name: translate('position.newName'), goal: 'none' })
  const linked = useLinkedItem(positionLink)
  useEffect(() => {
    if (linked.thing) show(null, linked.thing)
  }, [linked.thing])
  function show(id: string | null, { name, goal, position: stored }: OwnPosition): void {
    const next = readPosition(stored)
    if (isRejection(next)) return
    setDraft(next)
    setChosen(null)
    setText(null)
    setShown({ id, name, goal })
  }
  const finder = useRef<HTMLElement>(null)
  function aim(seat: number, zone: DraftZone): void {
    setTarget({ seat, zone })
    // The card finder is below both sides, out of view.
    finder.current?.focus()
    finder.current?.scrollIntoView({ block: 'start' })
  }
  const found = chosen === null ? null : findCard(draft, chosen)
  async function start(): Promise<void> {
    // A puzzle of one's own is recognised by its stored position.
    const match = Match.fromPosition(simpiece.game, canonicalPosition(position), { seed: newSeed() }) as Match<SimPieceTypes>
    const players: Player[] = opponent === '' ? [personPlayer, personPlayer] : [personPlayer, botPlayer(opponent)]
    const opened = isRejection(match) ? match : await saveNewMatch(localMatchOf(match as never, players, Date.now()))
    if (isRejection(opened)) return void toast({ text: translator.why(opened, strings[translator.language]), tone: 'bad' })
    await navigate(`/simpiece/play/${opened}${location.search}`)
  }
  function read(): void {
    const next = readPosition(text ?? '')
    if (isRejection(next)) return void toast({ text: translator.why(next, strings[translator.language]), tone: 'bad' })
    setDraft(next)
    setText(null)
  }
  return (
    <Page
      title={translate('page.position.title')}
      layout="wide"
      back={{ to: '/simpiece/', label: translate('title') }}
      banner={<StorageBanner />}
    >
      {linked.refused && (
        <p className="field-error" role="alert">
          {translator.why(linked.refused, strings[translator.language])}
        </p>
      )}
      {linked.thing && shown.id === null && <p role="status">{translate('position.sent', { name: shown.name })}</p>}
      <p className="st-edit-note">{translate('table.edit.note')}</p>
      <div className="st-edit">
        {([1, 0] as const).map((seat) => (
          <section key={seat} className="st-edit-side" aria-label={translate(`seat.${seat}`)}>
            <h2>{translate(`seat.${seat}`)}</h2>
            <div className="st-edit-figures">
              <Stepper
                label={translate('table.edit.donActive')}
                value={draft.sides[seat].donActive}
                min={0}
                max={maxDon}
                onChange={(value) => setDraft(setDon(draft, seat, 'donActive', value))}
              />
              <Stepper
                label={translate('table.edit.donRested')}
                value={draft.sides[seat].donRested}
                min={0}
                max={maxDon}
                onChange={(value) => setDraft(setDon(draft, seat, 'donRested', value))}
              />
            </div>
            <ZoneList title={translate('table.zone.leader')} list={[draft.sides[seat].leader]} chosen={chosen} onChoose={setChosen} />
            {draftZones.map((zone) => (
              <ZoneList
                key={zone}
                title={translate(`table.edit.${zone}`, { count: draft.sides[seat][zone].length })}
                list={draft.sides[seat][zone]}
                chosen={chosen}
                onChoose={setChosen}
                onAdd={() => aim(seat, zone)}
                adding={target.seat === seat && target.zone === zone}
              />
            ))}
          </section>
        ))}
      </div>
      {found && (
        <div className="st-edit-tools" role="toolbar" aria-label={cards[found.one.card]!.name}>
          <b>{cards[found.one.card]!.name}</b>
          {found.zone === 'leader' || found.zone === 'field' ? (
            <>
              <Button onClick={() => setDraft(updateCard(draft, found.one.key, { rested: !found.one.rested }))}>
                {translate(found.one.rested ? 'table.edit.stand' : 'table.edit.rest')}
              </Button>
              <Button onClick={() => setDraft(updateCard(draft, found.one.key, { don: found.one.don + 1 }))}>{'+1 DON!!'}</Button>
              <Button onClick={() => setDraft(updateCard(draft, found.one.key, { don: found.one.don - 1 }))}>{'−1 DON!!'}</Button>
            </>
          ) : null}
          {found.zone !== 'leader' &&
            draftZones
              .filter((zone) => zone !== found.zone && hasRoom(draft, found.seat, zone, found.one.card))
              .map((zone) => (
                <Button key={zone} onClick={() => setDraft(moveCard(draft, found.one.key, zone))}>
                  {translate(`table.edit.to.${zone}`)}
                </Button>
              ))}
          {found.zone !== 'leader' && (
            <Button icon="trash" onClick={() => setDraft(removeCard(draft, found.one.key))}>
              {translate('table.edit.remove')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setChosen(null)}>
            {translate('table.edit.done')}
          </Button>
        </div>
      )}
      <CardFinder
        at={finder}
        title={translate('table.edit.addTo', {
          name: translate(`seat.${target.seat}`),
          zone: translate(`table.edit.${target.zone}`, { count: draft.sides[target.seat]![target.zone].length }),
        })}
        fits={(card) => hasRoom(draft, target.seat, target.zone, card)}
        leader={found?.zone === 'leader'}
        onPick={(card) =>
          setDraft(
            cards[card]!.kind === 'leader' && found
              ? updateCard(draft, found.one.key, { card })
              : addCard(draft, target.seat, target.zone, card),
          )
        }
      />
      <section className="st-edit-start">
        <SegmentedControl
          label={translate('table.edit.active')}
          value={draft.active}
          options={[0, 1].map((seat) => ({ value: seat, label: translate(`seat.${seat}`) }))}
          onChange={(active) => setDraft({ ...draft, active })}
        />
        <Stepper
          label={translate('table.edit.turn')}
          value={draft.turn}
          min={1}
          max={99}
          onChange={(turn) => setDraft({ ...draft, turn })}
        />
        <Select
          label={translate('table.edit.opponent')}
          value={opponent}
          options={[
            { value: '', label: translator.t('options.person') },
            ...webGame.strategy.levels.map(({ id }) => ({ value: id, label: translate(`level.${id}`) })),
          ]}
          onChange={setOpponent}
        />
        <Button kind="primary" size="large" icon="play" onClick={() => void start()}>
          {translate('table.edit.start')}
        </Button>
        <details
          className="st-edit-text"
          open={text !== null}
          onToggle={(event) => setText(event.currentTarget.open ? (text ?? position) : null)}
        >
          <summary>{translate('table.edit.text')}</summary>
          <label>
            <span className="sr-only">{translate('table.edit.text')}</span>
            <textarea rows={12} spellCheck={false} value={text ?? position} onChange={(event) => setText(event.target.value)} />
          </label>
          <Button onClick={read}>{translate('table.edit.read')}</Button>
        </details>
      </section>
      <OwnPositions position={position} shown={shown} onSaved={setShown} onShow={show} />
    </Page>
  )
}
