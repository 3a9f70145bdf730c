/** The simulator's response to the card form. */
export type CardFormAnswer =
  | { readonly status: "succeeded" }
  | { readonly status: "needs_action" }
  | { readonly status: "failed"; readonly message: string }
  /** Error messages by field name. */
  | { readonly status: "problems"; readonly problems: Readonly<Record<string, string>> };
