import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

/** `primary` is the one thing to do here, `plain` the others, `quiet` what should not call for attention, `danger` what cannot be undone. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

interface ButtonLook {
  kind?: ButtonKind | undefined
  icon?: IconName | undefined
  size?: 'normal' | 'large' | undefined
  /** Takes the whole width. */
  wide?: boolean | undefined
  children: ReactNode
}

export type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, 'children'>

export function Button({ kind = 'plain', icon, size = 'normal', wide, children, className, ...rest }: ButtonProps): ReactElement {
  return (
    <button type="button" className={buttonClassName(kind, size, wide, className)} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  )
}

export type LinkButtonProps = ButtonLook & { to: string; className?: string; 'aria-label'?: string; state?: unknown; replace?: boolean }

/** A link that looks like a button: for going somewhere. */
export function LinkButton({ kind = 'plain', icon, size = 'normal', wide, children, className, ...rest }: LinkButtonProps): ReactElement {
  return (
    <Link className={buttonClassName(kind, size, wide, className)} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </Link>
  )
}

export type IconButtonProps = { icon: IconName; label: string } & Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>

/** A square of 44 px with a sign in it; the label is what everybody else reads. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps): ReactElement {
  return (
    <button type="button" className={`icon-button ${className ?? ''}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </button>
  )
}

function buttonClassName(kind: ButtonKind, size: string, wide?: boolean, more?: string): string {
  return ['button', `button-${kind}`, size === 'large' && 'button-large', wide && 'button-wide', more].filter(Boolean).join(' ')
}
