import { useState, type ReactElement } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/form-fields.tsx'
import { toast } from '../../../ui/toast.tsx'
import { useTranslator } from '../../../platform/i18n/translator.ts'
import './image-settings.css'
import { setImageUrlPattern, idPlaceholder, useImageUrlPattern, imageUrlPatternProblem } from './image-url-pattern.ts'
import { translatorFor } from './card-label.ts'

/** URL pattern of card images. Off by default. */
export function ImageSettings(): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const pattern = useImageUrlPattern()
  const [text, setText] = useState(pattern)
  const [problem, setProblem] = useState<string | null>(null)
  function use(next: string): void {
    const why = imageUrlPatternProblem(next)
    setProblem(why === null ? null : translate(why, { id: idPlaceholder }))
    if (why !== null) return
    setText(next)
    setImageUrlPattern(next)
    toast({ text: translate(next === '' ? 'cards.images.off' : 'cards.images.on'), tone: 'good' })
  }
  return (
    <div className="sp-images">
      <TextField
        label={translate('cards.images')}
        note={translate('cards.images.note', { id: idPlaceholder })}
        value={text}
        maxLength={300}
        placeholder={`https://…/${idPlaceholder}.png`}
        error={problem}
        onChange={setText}
      />
      <div className="sp-images-actions">
        <Button disabled={pattern === ''} onClick={() => use('')}>
          {translate('cards.images.stop')}
        </Button>
        <Button icon="picture" disabled={text.trim() === pattern} onClick={() => use(text.trim())}>
          {translate('cards.images.use')}
        </Button>
      </div>
    </div>
  )
}
