import { maxDecks } from '@parlor/mahjong'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './piles.css'
import type { ViewModel } from './view-model.ts'
import { strings } from './strings.ts'

/** Tiles to a layer of a drawn stack, and the most layers there is room for. */
const layer = 24
const mostLayers = 6

/** The two piles as stacks that grow and shrink, with what they hold. */
export function Piles({ scenery }: { scenery: ViewModel }): ReactElement {
  const words = useTranslator()
  const own = strings[words.language]
  const { draw, discard, exhaustions } = scenery
  const fresh = useFresh(exhaustions)
  return (
    <div className="hb-piles">
      <Pile label={words.say({ key: 'table.draw' }, own)} count={draw} name="draw" />
      <Pile label={words.say({ key: 'table.discard' }, own)} count={discard} name="discard" />
      {fresh && <p className="hb-toast">{words.say({ key: 'table.reshuffled', params: { draw } }, own)}</p>}
    </div>
  )
}

/** How long it is told that the pile was made anew. */
const telling = 2600

/** True for a while after the pile has run out and a fresh deck came. */
function useFresh(exhaustions: number): boolean {
  const [told, setTold] = useState(exhaustions)
  const fresh = exhaustions > told && exhaustions < maxDecks
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => setTold(exhaustions), telling)
    return () => clearTimeout(timer)
  }, [fresh, exhaustions])
  return fresh
}

function Pile({ label, count, name }: { label: string; count: number; name: string }): ReactElement {
  const layers = Math.min(mostLayers, Math.ceil(count / layer))
  return (
    <dl className="hb-pile" data-pile={name}>
      <dt>{label}</dt>
      <dd className="numbers">{count}</dd>
      <dd className="hb-stack" aria-hidden="true">
        {Array.from({ length: mostLayers }, (_, level) => (
          <i key={level} data-there={level < layers} />
        ))}
      </dd>
    </dl>
  )
}
