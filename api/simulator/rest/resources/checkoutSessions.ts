import { presentSession } from "../../objects/checkoutSession.ts";
import { expireSession } from "../../payments/checkoutSessions.ts";
import { findRecord } from "../../payments/findRecord.ts";
import { handler } from "../Handler.ts";
import { presentList } from "../list.ts";
import { created, paging } from "../parameters.ts";
import { createSession } from "./newSession.ts";
import { sessionShape } from "./sessionParameters.ts";

export const createSessionHandler = handler(sessionShape, (simulation, asked, { origin }) =>
  presentSession(simulation.state, createSession(simulation, asked, origin)),
);

export const getSession = handler({}, ({ state }, _parameters, { id }) =>
  presentSession(state, findRecord(state.sessions, id, "checkout.session", "session")),
);

export const listSessions = handler({ created, ...paging }, ({ state }, asked) =>
  presentList(Object.values(state.sessions), asked, {
    url: "/v1/checkout/sessions",
    kind: "checkout.session",
    present: (session) => presentSession(state, session),
  }),
);

export const expireSessionHandler = handler({}, (simulation, _parameters, { id }) => {
  const session = findRecord(simulation.state.sessions, id, "checkout.session", "session");
  expireSession(simulation, session);
  return presentSession(simulation.state, session);
});
