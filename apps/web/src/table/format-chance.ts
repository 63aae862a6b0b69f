import type { Translator } from '../platform/i18n/translator.ts'

/** In whole percent: "47%". */
export function formatPercent(chance: number, { number }: Translator): string {
  return number(chance, { style: 'percent', maximumFractionDigits: 0 })
}

/** A chance beside a move: "45%", or exact. */
export function formatChance(chance: number, translator: Translator, exact = false): string {
  if (exact) return formatPercent(chance, translator)
  const { number } = translator
  const near = Math.round(chance * 20) / 20
  const sign = chance > 0 && near <= 0 ? '<' : chance < 1 && near >= 1 ? '>' : ''
  return sign + number(sign === '<' ? 0.05 : sign === '>' ? 0.95 : near, { style: 'percent' })
}

/** An estimated chance in steps of 5%, never rounded to certainty. */
export function describeChance(chance: number, translator: Translator, exact = false): string {
  const { t, number } = translator
  if (exact) return t('table.hintExactly', { chance: formatPercent(chance, translator) })
  if (chance >= 1) return t('table.hintWins')
  if (chance <= 0) return t('table.hintLoses')
  const percent = (share: number) => number(share, { style: 'percent' })
  const near = Math.round(chance * 20) / 20
  if (near >= 1) return t('table.hintOver', { chance: percent(0.95) })
  if (near <= 0) return t('table.hintUnder', { chance: percent(0.05) })
  return t('table.hintAbout', { chance: percent(near) })
}
