import { expect, it, vi } from "vitest";
import { keepsSomething } from "./keepsSomething.ts";

it.each([
  "only stop speech, keep OT",
  "I just want to end the pull-out reading",
  "Please stop speech but keep the IEP",
  "she still needs occupational therapy",
  "end everything except the bus",
  "all but the aide",
  "not everything, the counseling is good",
  "some of the services are not helping",
  "Stop the social skills group. Continue with math help.",
])("%s: a part", (reason) => expect(keepsSomething(reason)).toBe(true));

it.each([
  "",
  "none",
  "I choose to withdraw consent.",
  "We do not want special education for her any more.",
  "He does well without help now and wants to be in regular classes only.",
  "The services did not help and she is ashamed to be pulled out.",
  "We are moving to a private school.",
  "I just don't trust the team.",
  "It only made things worse.",
])("%s: everything", (reason) => expect(keepsSomething(reason)).toBe(false));

it.each([
  ["Solo quiero quitar la terapia del habla", true],
  ["Todo menos el ayudante", true],
  ["Quiero que siga con la terapia", true],
  ["Ya no queremos educación especial", false],
])("%s, in the Spanish build: keeps something? %s", (reason, expected) => {
  vi.stubEnv("IEP_LOCALE", "es");
  expect(keepsSomething(reason)).toBe(expected);
  vi.unstubAllEnvs();
});
