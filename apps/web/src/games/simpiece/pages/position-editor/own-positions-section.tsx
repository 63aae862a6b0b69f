import { isRejection, type Rejection } from '@parlor/kernel'
import { useCallback, useState, type ReactElement } from 'react'
import { maxSaveNameLength } from '../../../../data/save.ts'
import { CollectionList } from '../../../../features/collections/collection-list.tsx'
import { useTranslator } from '../../../../platform/i18n/translator.ts'
import { Button } from '../../../../ui/button.tsx'
import { downloadText } from '../../../../ui/download.ts'
import { SegmentedControl, TextField } from '../../../../ui/form-fields.tsx'
import { ImportDialog } from '../../../../ui/import-dialog.tsx'
import { ShareDialog } from '../../../../ui/share-dialog.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { translatorFor } from '../../aria-labels.ts'
import { strings } from '../../strings.ts'
import {
  canonicalPosition,
  ownPositions,
  positionFileLimit,
  positionGoals,
  positionLink,
  readOwnPosition,
  readPositionText,
  writePositionFile,
  type OwnPosition,
} from './own-positions.ts'

/** What is being edited: an item of the list, or a new one. */
export interface OpenPosition extends Pick<OwnPosition, 'name' | 'goal'> {
  readonly id: string | null
}

interface OwnPositionsProps {
  /** The edited position. */
  readonly position: string
  /** What was opened or saved last. */
  readonly shown: OpenPosition
  readonly onSaved: (saved: OpenPosition) => void
  readonly onShow: (id: string | null, thing: OwnPosition) => void
}

/** Name and goal of the edited position, and the player's list: to save, open, rename, share, import and delete. */
export function OwnPositions({ position, shown, onSaved, onShow }: OwnPositionsProps): ReactElement {
  const translator = useTranslator()
  const translate = translatorFor(translator)
  const describe = (why: Rejection) => translator.why(why, strings[translator.language])
  const phrase = (key: string, name: string) => translate(`position.${key}`, { name })
  const [importing, setImporting] = useState(false)
  // Kept here: typing a name must not render every card of the editor.
  const [open, setOpen] = useState(shown)
  const [from, setFrom] = useState(shown)
  if (from !== shown) {
    setFrom(shown)
    setOpen(shown)
  }
  const [shared, setShared] = useState<OwnPosition | null>(null)

  function edited(): OwnPosition | Rejection {
    const { name, goal } = open
    return readOwnPosition({ format: 'simpiece-position', version: 1, name: name.trim(), goal, position: canonicalPosition(position) })
  }

  async function save(id: string | null): Promise<void> {
    const thing = edited()
    if (isRejection(thing)) return void toast({ text: describe(thing), tone: 'bad' })
    const kept = id === null ? await ownPositions.add(thing, Date.now()) : { id, kind: await ownPositions.put(id, thing, Date.now()) }
    onSaved({ id: kept.id, name: thing.name, goal: thing.goal })
    if (kept.kind === 'memory') toast({ text: phrase('fleeting', thing.name), tone: 'bad' })
    else toast({ text: phrase('kept', thing.name), tone: 'good' })
  }

  function share(): void {
    const thing = edited()
    if (isRejection(thing)) toast({ text: describe(thing), tone: 'bad' })
    else setShared(thing)
  }

  return (
    <>
      <section className="st-edit-start" aria-label={translate('position.details')}>
        <TextField
          label={translator.t('saves.name')}
          value={open.name}
          maxLength={maxSaveNameLength}
          onChange={(name) => setOpen({ ...open, name })}
        />
        <SegmentedControl
          label={translate('position.goal')}
          value={open.goal}
          options={positionGoals.map((goal) => ({ value: goal, label: translate(`position.goal.${goal}`) }))}
          onChange={(goal) => setOpen({ ...open, goal })}
        />
        <div className="st-edit-actions">
          <Button icon="save" onClick={() => void save(open.id)}>
            {translator.t('saves.save')}
          </Button>
          {open.id !== null && (
            <Button icon="copy" onClick={() => void save(null)}>
              {translate('position.saveAsNew')}
            </Button>
          )}
          <Button icon="share" onClick={share}>
            {translate('position.share')}
          </Button>
          <Button icon="upload" onClick={() => setImporting(true)}>
            {translate('position.import')}
          </Button>
        </div>
      </section>
      <CollectionList
        collection={ownPositions}
        phrase={phrase}
        describe={describe}
        nameOf={({ name }) => name}
        noteOf={({ goal }) => translate(`position.goal.${goal}`)}
        game="simpiece"
        positionOf={(thing) => thing.position}
        rename={(thing, name) => ({ ...thing, name })}
        openId={open.id ?? undefined}
        onOpen={({ id, thing }) => {
          onShow(id, thing)
          scrollTo({ top: 0 })
        }}
        onShare={({ thing }) => setShared(thing)}
      />
      {importing && (
        <ImportDialog<OwnPosition>
          title={translate('position.import')}
          note={translate('position.importNote')}
          textLabel={translate('position.importText')}
          openLabel={translator.t('saves.open')}
          fileLabel={translator.t('saves.chooseFile')}
          accept=".json,.txt,application/json,text/plain"
          fileLimit={positionFileLimit}
          read={async (text) => {
            const thing = (await positionLink.readPasted(text)) ?? readPositionText(text, translate('position.newName'))
            return isRejection(thing) ? thing : { thing, problems: [] }
          }}
          describe={describe}
          onOpen={(thing) => {
            setImporting(false)
            onShow(null, thing)
            toast({ text: phrase('opened', thing.name), tone: 'good' })
          }}
          onClose={() => setImporting(false)}
        />
      )}
      {shared && <SharePositionDialog thing={shared} onClose={() => setShared(null)} />}
    </>
  )
}

function SharePositionDialog({ thing, onClose }: { thing: OwnPosition; onClose: () => void }): ReactElement {
  const translate = translatorFor(useTranslator())
  const write = useCallback(async () => `${location.origin}/simpiece/position#${await positionLink.write(thing)}`, [thing])
  return (
    <ShareDialog
      title={translate('position.shareOf', { name: thing.name })}
      note={translate('position.shareNote')}
      subject={thing.name}
      writeLink={write}
      onFile={() => downloadText('position.simpiece.json', writePositionFile(thing))}
      onClose={onClose}
    />
  )
}
