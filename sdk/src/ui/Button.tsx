import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { buttonLook } from "./buttonLook.ts";

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
