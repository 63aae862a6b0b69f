import { isRejection, Match } from '@parlor/kernel'
import { cards, readyDecks, simpiece, type CardNo, type SimPieceKinds } from '@parlor/simpiece'
import { useMemo, useRef, useState, type ReactElement, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../house/button.tsx'
import { Choice, Select, Stepper, TextField } from '../../../house/field.tsx'
import { Page } from '../../../house/page.tsx'
import { toast } from '../../../house/toast.tsx'
import { keepOpening } from '../../../session/open.ts'
import { openingOf } from '../../../session/opening.ts'
import { bot, person, type Player } from '../../../session/player.ts'
import { freshSeed } from '../../../session/seed.ts'
import { useWords } from '../../../words/words.ts'
import type { GameDoor } from '../../door.ts'
import { CardFace } from '../face/face.tsx'
import { cardLabel } from '../face/label.ts'
import { teller } from '../label.ts'
import { strings } from '../strings.ts'
import {
  add,
  change,
  find,
  hasRoom,
  mostDon,
  move,
  places,
  readDraft,
  remove,
  setDon,
  writeDraft,
  type Draft,
  type Laid,
  type Place,
} from './draft.ts'
import './position.css'

/** Where the editor starts when it is not handed a position. */
const plain = `turn 7 0 main 0
0 leader ${readyDecks[0]!.options.leader}
0 don 7 0
1 leader ${readyDecks[5]!.options.leader}
1 don 6 0`

/** `/simpiece/position`: sets up any position, for practice. */
export default function PositionPage({ door }: { readonly door: GameDoor }): ReactElement {
  const words = useWords()
  const tell = teller(words)
  const navigate = useNavigate()
  const handed: unknown = (useLocation().state as { position?: unknown } | null)?.position
  const [draft, setDraft] = useState<Draft>(() => {
    const read = readDraft(typeof handed === 'string' ? handed : plain)
    return isRejection(read) ? (readDraft(plain) as Draft) : read
  })
  const [chosen, setChosen] = useState<number | null>(null)
  const [target, setTarget] = useState<{ readonly seat: number; readonly place: Place }>({ seat: 0, place: 'hand' })
  const [opponent, setOpponent] = useState('')
  const [text, setText] = useState<string | null>(null)
  const position = useMemo(() => writeDraft(draft), [draft])
  const finder = useRef<HTMLElement>(null)
  function aim(seat: number, place: Place): void {
    setTarget({ seat, place })
    // The cards stand below both sides, out of sight.
    finder.current?.focus()
    finder.current?.scrollIntoView({ block: 'start' })
  }
  const found = chosen === null ? null : find(draft, chosen)
  async function start(): Promise<void> {
    const match = Match.at(simpiece.game, position, { seed: freshSeed() }) as Match<SimPieceKinds>
    const players: Player[] = opponent === '' ? [person, person] : [person, bot(opponent)]
    const opened = isRejection(match) ? match : await keepOpening(openingOf(match as never, players, Date.now()))
    if (isRejection(opened)) return void toast({ text: words.why(opened, strings[words.language]), tone: 'bad' })
    await navigate(`/simpiece/play/${opened}${location.search}`)
  }
  function read(): void {
    const next = readDraft(text ?? '')
    if (isRejection(next)) return void toast({ text: words.why(next, strings[words.language]), tone: 'bad' })
    setDraft(next)
    setText(null)
  }
  return (
    <Page title={tell('page.position.title')} layout="wide" back={{ to: '/simpiece/', label: tell('title') }}>
      <p className="st-edit-note">{tell('table.edit.note')}</p>
      <div className="st-edit">
        {([1, 0] as const).map((seat) => (
          <section key={seat} className="st-edit-side" aria-label={tell(`seat.${seat}`)}>
            <h2>{tell(`seat.${seat}`)}</h2>
            <div className="st-edit-figures">
              <Stepper
                label={tell('table.edit.donActive')}
                value={draft.sides[seat].donActive}
                min={0}
                max={mostDon}
                onChange={(value) => setDraft(setDon(draft, seat, 'donActive', value))}
              />
              <Stepper
                label={tell('table.edit.donRested')}
                value={draft.sides[seat].donRested}
                min={0}
                max={mostDon}
                onChange={(value) => setDraft(setDon(draft, seat, 'donRested', value))}
              />
            </div>
            <Zone title={tell('table.zone.leader')} list={[draft.sides[seat].leader]} chosen={chosen} onChoose={setChosen} />
            {places.map((place) => (
              <Zone
                key={place}
                title={tell(`table.edit.${place}`, { count: draft.sides[seat][place].length })}
                list={draft.sides[seat][place]}
                chosen={chosen}
                onChoose={setChosen}
                onAdd={() => aim(seat, place)}
                adding={target.seat === seat && target.place === place}
              />
            ))}
          </section>
        ))}
      </div>
      {found && (
        <div className="st-edit-tools" role="toolbar" aria-label={cards[found.one.card]!.name}>
          <b>{cards[found.one.card]!.name}</b>
          {found.place === 'leader' || found.place === 'field' ? (
            <>
              <Button onClick={() => setDraft(change(draft, found.one.key, { rested: !found.one.rested }))}>
                {tell(found.one.rested ? 'table.edit.stand' : 'table.edit.rest')}
              </Button>
              <Button onClick={() => setDraft(change(draft, found.one.key, { don: found.one.don + 1 }))}>{'+1 DON!!'}</Button>
              <Button onClick={() => setDraft(change(draft, found.one.key, { don: found.one.don - 1 }))}>{'−1 DON!!'}</Button>
            </>
          ) : null}
          {found.place !== 'leader' &&
            places
              .filter((place) => place !== found.place && hasRoom(draft, found.seat, place, found.one.card))
              .map((place) => (
                <Button key={place} onClick={() => setDraft(move(draft, found.one.key, place))}>
                  {tell(`table.edit.to.${place}`)}
                </Button>
              ))}
          {found.place !== 'leader' && (
            <Button icon="trash" onClick={() => setDraft(remove(draft, found.one.key))}>
              {tell('table.edit.remove')}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setChosen(null)}>
            {tell('table.edit.done')}
          </Button>
        </div>
      )}
      <Finder
        at={finder}
        title={tell('table.edit.addTo', {
          name: tell(`seat.${target.seat}`),
          zone: tell(`table.edit.${target.place}`, { count: draft.sides[target.seat]![target.place].length }),
        })}
        fits={(card) => hasRoom(draft, target.seat, target.place, card)}
        leader={found?.place === 'leader'}
        onPick={(card) =>
          setDraft(
            cards[card]!.kind === 'leader' && found ? change(draft, found.one.key, { card }) : add(draft, target.seat, target.place, card),
          )
        }
      />
      <section className="st-edit-start">
        <Choice
          label={tell('table.edit.active')}
          value={draft.active}
          options={[0, 1].map((seat) => ({ value: seat, label: tell(`seat.${seat}`) }))}
          onChange={(active) => setDraft({ ...draft, active })}
        />
        <Stepper label={tell('table.edit.turn')} value={draft.turn} min={1} max={99} onChange={(turn) => setDraft({ ...draft, turn })} />
        <Select
          label={tell('table.edit.opponent')}
          value={opponent}
          options={[
            { value: '', label: words.t('options.person') },
            ...door.judgement.levels.map(({ id }) => ({ value: id, label: tell(`level.${id}`) })),
          ]}
          onChange={setOpponent}
        />
        <Button kind="primary" size="large" icon="play" onClick={() => void start()}>
          {tell('table.edit.start')}
        </Button>
        <details
          className="st-edit-text"
          open={text !== null}
          onToggle={(event) => setText(event.currentTarget.open ? (text ?? position) : null)}
        >
          <summary>{tell('table.edit.text')}</summary>
          <label>
            <span className="sr-only">{tell('table.edit.text')}</span>
            <textarea rows={12} spellCheck={false} value={text ?? position} onChange={(event) => setText(event.target.value)} />
          </label>
          <Button onClick={read}>{tell('table.edit.read')}</Button>
        </details>
      </section>
    </Page>
  )
}

interface ZoneProps {
  readonly title: string
  readonly list: readonly Laid[]
  readonly chosen: number | null
  readonly onChoose: (key: number | null) => void
  readonly onAdd?: () => void
  readonly adding?: boolean
}

function Zone({ title, list, chosen, onChoose, onAdd, adding }: ZoneProps): ReactElement {
  const words = useWords()
  const tell = teller(words)
  return (
    <div className="st-edit-zone" data-adding={adding}>
      <h3>
        {title}
        {onAdd && (
          <button type="button" aria-pressed={adding} onClick={onAdd}>
            {tell('table.edit.add')}
          </button>
        )}
      </h3>
      <ul>
        {list.map((one) => (
          <li key={one.key}>
            <button
              type="button"
              aria-pressed={chosen === one.key}
              aria-label={cardLabel(one.card, words)}
              data-rested={one.rested}
              onClick={() => onChoose(chosen === one.key ? null : one.key)}
            >
              <CardFace card={one.card} size="mini" />
              {one.don > 0 && <b>{`◆${one.don}`}</b>}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

const most = 24

/** Cards to add, by what one types; Leaders where a Leader is to be replaced. */
function Finder(props: {
  at: RefObject<HTMLElement | null>
  title: string
  fits: (card: CardNo) => boolean
  leader: boolean
  onPick: (card: CardNo) => void
}): ReactElement {
  const { at, title, fits, leader, onPick } = props
  const words = useWords()
  const tell = teller(words)
  const [query, setQuery] = useState('')
  const wanted = query.trim().toLowerCase()
  const hits = cards
    .filter((card) => (leader ? card.kind === 'leader' : fits(card.no)))
    .filter(({ name, id, types }) => [name, id, ...types].some((text) => text.toLowerCase().includes(wanted)))
    .slice(0, most)
  return (
    <section ref={at} className="st-edit-finder" tabIndex={-1} aria-labelledby="st-edit-finder">
      <h2 id="st-edit-finder">{leader ? tell('table.edit.otherLeader') : title}</h2>
      <TextField label={tell('table.edit.search')} value={query} maxLength={40} onChange={setQuery} />
      <ul>
        {hits.map(({ no }) => (
          <li key={no}>
            <button type="button" aria-label={cardLabel(no, words)} onClick={() => onPick(no)}>
              <CardFace card={no} size="hand" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
