/** For the site's owner, in the console. */
export const ownerOverlayWords = {
  noTrigger: (trigger: string) =>
    `no button has the id or class "${trigger}", and no link leads to "#${trigger}". The tool shows its own button.`,
  notAtEdge:
    "an element around the floating button moves with the page, because it has a transform, a filter or containment. Put the tag at the end of the body.",
} as const;
