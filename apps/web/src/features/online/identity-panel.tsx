import { isRejection, type Rejection } from '@parlor/kernel'
import { readAccountName, readGuestName, type Me } from '@parlor/protocol'
import { useState, type FormEvent, type ReactElement } from 'react'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/form-fields.tsx'
import { toast } from '../../ui/toast.tsx'
import { currentTranslator, useTranslator, type Translator } from '../../platform/i18n/translator.ts'
import { apiRequest } from '../../session/online/api.ts'
import { explainBadName } from './explain-bad-name.ts'
import { discardSessionStorageState, readSessionStorageState, useSessionStorageState } from './use-session-storage-state.ts'
import { useMe } from '../../session/online/me.ts'

function identityNoteOf({ guest, email }: Me, t: Translator['t']): string {
  if (guest) return t('online.guestNote')
  return email === null ? t('online.accountNote') : t('online.accountNoteEmail', { email })
}

interface IdentityPanelProps {
  readonly me: Me
  /** With a link to the account page. */
  readonly account?: boolean
}

/** The player's name at tables, and whether they have an account. */
export function IdentityPanel(props: IdentityPanelProps): ReactElement {
  const { id, guest, name } = props.me
  // Remounts when the name or the identity changes elsewhere on the page.
  return <NameForm key={`${id} ${guest} ${name}`} {...props} />
}

/** After signing up or in: a name typed for the guest is none for the account. */
export function changeIdentity(me: Me): void {
  discardSessionStorageState('name')
  useMe.setState({ me })
}

/** Takes a name that was typed and not confirmed, before the player is seated under the old one; why not, where it cannot be had. */
export async function takeTypedName(): Promise<Rejection | null> {
  const { me } = useMe.getState()
  const typed = readSessionStorageState('name')
  if (me === null || isRejection(me) || typed === null || typed === me.name) return null
  const answer = await requestName(me, typed)
  if (isRejection(answer)) return answer
  changeIdentity(answer)
  const { t } = currentTranslator()
  toast({ text: t('online.playsAs', { name: answer.name }), brief: true })
  return null
}

async function requestName({ guest }: Me, typed: string): Promise<Me | Rejection> {
  const name = guest ? readGuestName(typed) : readAccountName(typed)
  return isRejection(name) ? explainBadName(typed, name) : apiRequest('rename', { body: { name } })
}

function NameForm({ me, account = true }: IdentityPanelProps): ReactElement {
  const { t, why } = useTranslator()
  const [typed, setTyped] = useSessionStorageState('name', me.name)
  const changed = typed !== me.name
  const [problem, setProblem] = useState<Rejection | null>(null)
  async function rename(event: FormEvent): Promise<void> {
    event.preventDefault()
    const answer = await requestName(me, typed)
    if (isRejection(answer)) return setProblem(answer)
    // Before the form remounts: afterwards nothing would remove the draft.
    setTyped(answer.name)
    useMe.setState({ me: answer })
    setProblem(null)
  }
  return (
    <form className="panel online-identity" onSubmit={(event) => void rename(event)} noValidate>
      <TextField
        label={t('online.yourName')}
        value={typed}
        maxLength={60}
        error={problem && why(problem)}
        onChange={(text) => {
          setTyped(text)
          setProblem(null)
        }}
      />
      {changed && (
        <button type="submit" className="button button-primary">
          <span>{t('online.rename')}</span>
        </button>
      )}
      {!me.guest && !me.unique && <p className="online-shared">{t('online.nameShared')}</p>}
      <p className="field-note">{identityNoteOf(me, t)}</p>
      {account && (
        <LinkButton kind="quiet" icon="person" to="/account">
          {t('online.account')}
        </LinkButton>
      )}
      {changed && (
        <Button kind="quiet" onClick={() => setTyped(me.name)}>
          {t('online.keepName')}
        </Button>
      )}
    </form>
  )
}
