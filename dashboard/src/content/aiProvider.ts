// Which AI provider this server uses, a server setting.

export const aiProviderWords = {
  waiting: "Loading who is asked…",
  failed: "Who is asked could not be loaded. Please load the page again.",
  off: "On this site AI is off today. Our own rules answer, and no other company gets your words.",
  on: (provider: string) => `On this site the company that is asked is ${provider}.`,
} as const;
