import type { RunReport } from '@parlor/mahjong'
import type { ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import { strings } from './strings.ts'

/** Stakes: by how much smaller the chips grew on average than with the best stakes, by the kind of fault, and the luck as a factor. */
export function GivenAway({ report }: { report: RunReport }): ReactElement | null {
  const translator = useTranslator()
  const say = (key: string) => translator.say({ key }, strings[translator.language])
  if (!report.givenAway) return null
  const share = (growth: number) =>
    translator.number(Math.exp(-growth) - 1, { style: 'percent', maximumFractionDigits: 0, signDisplay: 'negative' })
  const { over, under, side } = report.givenAway
  const figures = [
    ['stake.over', share(over)],
    ['stake.under', share(under)],
    ['stake.side', share(side)],
    ['stake.luck', `×${translator.number(Math.exp(report.luck), { maximumSignificantDigits: 2 })}`],
  ] as const
  return (
    <dl className="hb-result-figures hb-given-away numbers">
      {figures.map(([key, value]) => (
        <div key={key}>
          <dt>{say(key)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
