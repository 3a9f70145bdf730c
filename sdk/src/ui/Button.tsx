import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { tw } from "../theme/index.ts";

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary`: the one next step of a screen. `plain`: everything beside it. `quiet`: undo, leave, dismiss. */
  readonly kind?: "primary" | "plain" | "quiet";
  readonly ref?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

/** A button of at least 44 px that says what it will do. It never submits a form unless `type` says so. */
export function Button({ kind = "plain", type = "button", className = "", ...rest }: ButtonProps) {
  return <button type={type} className={`${buttonLook[kind]} ${className}`} {...rest} />;
}

/** The same look for a link that leads to a next step. A quiet one has no border: its words begin where the text around it does. */
export const buttonLook = {
  primary: tw`inline-flex items-center justify-center gap-2 min-h-[2.75rem] px-5 py-2 rounded border border-fill bg-fill text-on-fill font-semibold no-underline text-center quick:transition-opacity hover:opacity-90 off:opacity-50 off:cursor-default`,
  plain: tw`inline-flex items-center justify-center gap-2 min-h-[2.75rem] px-4 py-2 rounded border border-outline bg-sheet text-ink font-medium no-underline text-center quick:transition-colors hover:bg-wash off:text-quiet off:cursor-default`,
  quiet: tw`inline-flex items-center justify-center gap-2 min-h-[2.75rem] px-2 -ml-2 py-2 rounded text-quiet underline text-center hover:text-ink`,
} as const;
