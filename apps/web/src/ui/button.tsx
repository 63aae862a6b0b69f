import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from './icon.tsx'

/** `primary`: the main action, `plain`: others, `quiet`: low emphasis, `danger`: cannot be undone. */
type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger'

interface ButtonLook {
  kind?: ButtonKind | undefined
  icon?: IconName | undefined
  size?: 'normal' | 'large' | undefined
  /** Takes the whole width. */
  wide?: boolean | undefined
  children: ReactNode
}

type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, 'children'>

export function Button({ kind = 'plain', icon, size = 'normal', wide, children, className, ...rest }: ButtonProps): ReactElement {
  return (
    <button type="button" className={buttonClassName(kind, size, wide, className)} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </button>
  )
}

type LinkButtonProps = ButtonLook & { to: string; className?: string; 'aria-label'?: string; state?: unknown; replace?: boolean }

/** A link styled as a button, for navigation. */
export function LinkButton({ kind = 'plain', icon, size = 'normal', wide, children, className, ...rest }: LinkButtonProps): ReactElement {
  return (
    <Link className={buttonClassName(kind, size, wide, className)} {...rest}>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </Link>
  )
}

type IconButtonProps = { icon: IconName; label: string } & Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'>

/** A 44 px icon button; the label is its accessible name. */
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
