import type { Level } from '@parlor/kernel'
import type { StringTable } from '@parlor/kernel/host'
import { useId, type ReactElement, type ReactNode } from 'react'
import type { OpponentStrength } from '../../web-game/web-game.ts'
import { SegmentedControl, Select } from '../../ui/form-fields.tsx'
import { Icon } from '../../ui/icon.tsx'
import { StrengthBars } from '../../web-game/strength-bars.tsx'
import { seatName } from '../../session/seat-names.ts'
import { botPlayer, personPlayer, type Player } from '../../data/player.ts'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { playersAgainst, opponentChoiceOf, levelsByStrength, type StrengthGroup } from './opponent-choice.ts'

interface OpponentFormProps {
  readonly players: readonly Player[]
  readonly levels: readonly Level[]
  readonly strings: StringTable
  readonly onChange: (players: readonly Player[]) => void
}

/** Opponent by strength, and the player's seat. */
export function OpponentForm(props: OpponentFormProps & { strengths: Readonly<Record<string, OpponentStrength>> }): ReactElement | null {
  const { players, levels, strengths, strings, onChange } = props
  const translator = useTranslator()
  const { t } = translator
  const name = useId()
  if (players.length === 1) return null
  const opponents = opponentChoiceOf(players)
  const level = opponents.kind === 'bot' ? opponents.level : null
  const seat = opponents.kind === 'bot' ? opponents.seat : 0
  const selectLevel = (chosen: string) => onChange(playersAgainst(chosen, seat, players.length))
  return (
    <>
      <fieldset className="opponent-list">
        <legend className="setup-title">{t('options.opponent')}</legend>
        {levelsByStrength(levels, strengths).map((group) => (
          <StrengthRow key={group.strength} name={name} group={group} level={level} strings={strings} onSelect={selectLevel} />
        ))}
        <OpponentRow
          name={name}
          chosen={opponents.kind === 'people'}
          sign={<Icon name="people" />}
          title={t('options.people', { count: players.length })}
          line={t('options.peopleLine')}
          onChoose={() => onChange(players.map(() => personPlayer))}
        />
        {opponents.kind === 'mixed' && (
          <OpponentRow name={name} chosen sign={<Icon name="settings" />} title={t('options.mixed')} line={t('options.mixedLine')} />
        )}
      </fieldset>
      {level !== null && (
        <SegmentedControl
          label={t('options.yourSeat')}
          value={seat}
          options={players.map((_, at) => ({ value: at, label: seatName(at, strings, translator, true) }))}
          onChange={(at) => onChange(playersAgainst(level, at, players.length))}
        />
      )}
    </>
  )
}

interface StrengthRowProps {
  readonly name: string
  readonly group: StrengthGroup
  /** The selected level. */
  readonly level: string | null
  readonly strings: StringTable
  readonly onSelect: (level: string) => void
}

/** Levels of one strength; the choice among them appears once the strength is selected. */
function StrengthRow({ name, group, level, strings, onSelect }: StrengthRowProps): ReactElement {
  const { t, say } = useTranslator()
  const selected = group.levels.find((one) => one === level)
  const called = (id: string) => say({ key: `level.${id}` }, strings)
  const about = (id: string) => (Object.hasOwn(strings, `level.${id}.line`) ? say({ key: `level.${id}.line` }, strings) : null)
  const first = group.levels[0]!
  const alone = group.levels.length === 1
  const names = group.levels.map(called).join(' · ')
  return (
    <OpponentRow
      name={name}
      chosen={selected !== undefined}
      sign={<StrengthBars value={group.strength} />}
      title={t(`options.strength.${group.strength}`)}
      who={alone ? called(first) : null}
      line={selected === undefined ? (alone ? about(first) : names) : about(selected)}
      onChoose={() => onSelect(first)}
    >
      {selected !== undefined && !alone && (
        <SegmentedControl
          bare
          label={t('options.which')}
          value={selected}
          options={group.levels.map((id) => ({ value: id, label: called(id) }))}
          onChange={onSelect}
        />
      )}
    </OpponentRow>
  )
}

function OpponentRow(props: {
  name: string
  chosen: boolean
  sign: ReactElement
  title: string
  who?: string | null
  line: string | null
  onChoose?: () => void
  children?: ReactNode
}): ReactElement {
  const { name, chosen, sign, title, who, line, onChoose, children } = props
  return (
    <div className="opponent-option" data-chosen={chosen}>
      <label className="opponent-option-head">
        <input type="radio" name={name} checked={chosen} onChange={() => onChoose?.()} />
        <span className="opponent-option-icon">{sign}</span>
        <span className="opponent-option-title">
          {title}
          {who && <span className="opponent-option-player"> · {who}</span>}
        </span>
        {line && <span className="opponent-option-line">{line}</span>}
      </label>
      {children}
    </div>
  )
}

/** One field per seat: any mix of people and bots, or bots alone. */
export function SeatsForm({ players, levels, strings, onChange }: OpponentFormProps): ReactElement {
  const translator = useTranslator()
  const options = [
    { value: '', label: translator.t('options.person') },
    ...levels.map(({ id }) => ({ value: id, label: translator.say({ key: `level.${id}` }, strings) })),
  ]
  return (
    <>
      {players.map((player, seat) => (
        <Select
          // oxlint-disable-next-line react/no-array-index-key -- a seat is its number
          key={seat}
          label={seatName(seat, strings, translator)}
          value={player.kind === 'bot' ? player.level : ''}
          options={options}
          onChange={(level) => onChange(players.with(seat, level === '' ? personPlayer : botPlayer(level)))}
        />
      ))}
    </>
  )
}
