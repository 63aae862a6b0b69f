import { canvasFonts, drawRoundedRectangle, truncateText } from './canvas-label.ts'
import { opacities, sizes } from './design-tokens.ts'
import type { Box } from './screen-layout.ts'
import type { LoadedTheme } from './themes/load-theme.ts'

/** Content of one seat's name plate. */
interface PlateContent {
  readonly name: string
  readonly score: string
  readonly waiting: string
  readonly active: boolean
  readonly box: Box
  readonly text: number
  /** No space for the avatar. */
  readonly small: boolean
}

export function paintNamePlate(
  context: CanvasRenderingContext2D,
  { colours, avatar }: LoadedTheme,
  { name, score, waiting, active, box, text, small }: PlateContent,
): void {
  const { width, height } = box
  drawRoundedRectangle(
    context,
    4,
    4,
    width,
    height,
    sizes.radius,
    `rgba(10, 8, 5, ${active ? 0.78 : opacities.plate})`,
    active ? colours.scoreColor : 'rgba(255, 240, 214, 0.14)',
  )
  context.font = `bold ${sizes.name * text}px ${canvasFonts.text}`
  // A name that is whole is worth more than a picture.
  const tooLong = context.measureText(name).width > width - 45 * text
  const avatarSize = small || tooLong || !avatar ? 0 : 28 * text
  if (avatarSize > 0) context.drawImage(avatar!, 9, 4 + (height - avatarSize) / 2, avatarSize, avatarSize)
  const left = 4 + (avatarSize > 0 ? avatarSize + 9 : 8)
  const maxWidth = width - left
  context.textBaseline = 'middle'
  context.fillStyle = colours.textColor
  const dots = context.measureText('...').width
  const shownName = truncateText(context, name, maxWidth - (waiting ? dots : 0))
  context.fillText(shownName, left, 4 + height * 0.29)
  if (waiting) context.fillText(waiting, left + context.measureText(shownName).width + 1, 4 + height * 0.29)
  context.fillStyle = colours.scoreColor
  context.font = `${sizes.score * text}px ${canvasFonts.text}`
  if (context.measureText(score).width > maxWidth) context.font = `${sizes.name}px ${canvasFonts.text}`
  // Where the translated text does not fit, only its number is drawn.
  const fits = context.measureText(score).width <= maxWidth
  context.fillText(fits ? score : score.replace(/\D+/g, ''), left, 4 + height * 0.73)
}
