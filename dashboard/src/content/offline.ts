/** What the site says where there is no connection, and when a newer version is ready (ADR 90). */
export const offlineWords = {
  title: "You are offline. What you typed is kept.",
  works: "These work as always:",
  working: [
    "the tools that run on your device, with their results, Word files and print",
    "your case, with the log, the deadlines and meeting mode",
    "what you saved in this browser",
  ],
  waits: "These wait for a connection:",
  waiting: [
    "tools that ask our server, such as the Advocacy Assistant",
    "paying, signing in, and sync between devices",
    "messages to us",
    "reading a document of a kind that you have not read here before",
  ],
  tools: "Open the tools",
  case: "Open my case",
} as const;

export const newerWords = {
  title: "A newer version of this site is ready.",
  text: "Finish what you are doing first. Then load it.",
  load: "Load it now",
  later: "Later",
} as const;
