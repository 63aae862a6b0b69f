import type { RunReport } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'

/** A figure of a report: the string that names it, its value, and the string that says what that counts. */
type StakeFigure = readonly [name: string, value: string, note: string]

/** Stakes: by how much smaller the chips grew on average than with the best stakes, by the kind of fault, and the luck as a factor. */
export function stakeFiguresOf({ givenAway, luck }: RunReport, { number }: Translator): readonly StakeFigure[] {
  if (!givenAway) return []
  const share = (growth: number) => number(Math.exp(-growth) - 1, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' })
  const { over, under, side } = givenAway
  return [
    ['stake.over', share(over), 'stake.givenNote'],
    ['stake.under', share(under), 'stake.givenNote'],
    ['stake.side', share(side), 'stake.givenNote'],
    ['stake.luck', `×${number(Math.exp(luck), { maximumSignificantDigits: 2 })}`, 'stake.luckNote'],
  ]
}

/** They beside the end of a run, with what the shares are of. */
export function StakeFigures({ report }: { report: RunReport }): ReactElement {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  return (
    <dl className="hb-result-figures hb-given-away numbers">
      {stakeFiguresOf(report, translator).map(([name, value, note]) => (
        <div key={name} title={say(note)}>
          <dt>{say(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
