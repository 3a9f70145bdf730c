/** What the simulator answers the card form. */
export type CardFormAnswer =
  | { readonly status: "succeeded" }
  | { readonly status: "needs_action" }
  | { readonly status: "failed"; readonly message: string }
  /** Under a field's name, what is wrong in it. */
  | { readonly status: "problems"; readonly problems: Readonly<Record<string, string>> };
