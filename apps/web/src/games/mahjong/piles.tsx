import { maxDecks } from '@parlor/mahjong'
import { useEffect, useState, type ReactElement } from 'react'
import { useTranslator } from '../../platform/i18n/translator.ts'
import './piles.css'
import type { ViewModel } from './view-model.ts'
import { strings } from './strings.ts'

/** Tiles per layer of a drawn stack, and the maximum number of layers. */
const layer = 24
const mostLayers = 6

/** The two piles as stacks, with their counts. */
export function Piles({ viewModel }: { viewModel: ViewModel }): ReactElement {
  const translator = useTranslator()
  const own = strings[translator.language]
  const { draw, discard, exhaustions } = viewModel
  const fresh = useFresh(exhaustions)
  return (
    <div className="hb-piles">
      <Pile label={translator.say({ key: 'table.draw' }, own)} count={draw} name="draw" fresh={fresh} />
      <Pile label={translator.say({ key: 'table.discard' }, own)} count={discard} name="discard" />
      {fresh && <p className="hb-toast">{translator.say({ key: 'table.reshuffled', params: { draw } }, own)}</p>}
    </div>
  )
}

/** How long the new-deck notice is shown, in milliseconds. */
const noticeDuration = 2600

/** True for a while after the pile ran out and a new deck was added. */
function useFresh(exhaustions: number): boolean {
  const [announced, setAnnounced] = useState(exhaustions)
  const fresh = exhaustions > announced && exhaustions < maxDecks
  useEffect(() => {
    if (!fresh) return
    const timer = setTimeout(() => setAnnounced(exhaustions), noticeDuration)
    return () => clearTimeout(timer)
  }, [fresh, exhaustions])
  return fresh
}

function Pile({ label, count, name, fresh = false }: { label: string; count: number; name: string; fresh?: boolean }): ReactElement {
  const layers = Math.min(mostLayers, Math.ceil(count / layer))
  return (
    <dl className="hb-pile" data-pile={name} data-fresh={fresh}>
      <dt>{label}</dt>
      <dd className="numbers">{count}</dd>
      <dd className="hb-stack" aria-hidden="true">
        {Array.from({ length: mostLayers }, (_, level) => (
          <i key={level} data-shown={level < layers} />
        ))}
      </dd>
    </dl>
  )
}
