/** Console messages about a frame, for the site's owner. */
export const frameWords = {
  noAnswer: (server: string) =>
    `the frame from ${server} did not answer. If your page has a content security policy, allow ${server} in frame-src. If you use a site key, this page's origin has to be one of its origins.`,
  noServer: 'our server is not known here. Add api-base="https://…" with its address.',
  alreadyFramed: (tag: string) =>
    `<${tag}>: the first ones on this page have render="iframe", so this one is in an iframe too. Write it on all of them, or put one without it first.`,
} as const;
