import type { SimulatorControl } from "./SimulatorControl.ts";

/**
 * The control interface of a simulator in another process.
 * @param address where it listens: `http://127.0.0.1:4242`.
 */
export function connectControl(address: string, secretKey: string): SimulatorControl {
  return {
    pay: (ask) => call("pay", ask),
    authenticate: (ask) => call("authenticate", ask),
    renew: (ask) => call("renew", ask),
    retryInvoice: (ask) => call("retryInvoice", ask),
    giveUp: (ask) => call("giveUp", ask),
    refund: (ask) => call("refund", ask),
    openDispute: (ask) => call("openDispute", ask),
    closeDispute: (ask) => call("closeDispute", ask),
    moveClock: (ask) => call("moveClock", ask),
    setWebhookUrl: (ask) => call("setWebhookUrl", ask),
    pauseDeliveries: () => call("pauseDeliveries"),
    resumeDeliveries: () => call("resumeDeliveries"),
    dropDeliveries: (ask) => call("dropDeliveries", ask),
    doubleDeliveries: (ask) => call("doubleDeliveries", ask),
    releaseDeliveries: (ask) => call("releaseDeliveries", ask),
    resendEvent: (ask) => call("resendEvent", ask),
    listEvents: () => call("listEvents"),
    settled: () => call("settled"),
    failRequests: (ask) => call("failRequests", ask),
    clearFaults: () => call("clearFaults"),
  };

  async function call<Answer>(name: keyof SimulatorControl, ask: object = {}): Promise<Answer> {
    const response = await fetch(new URL(`/simulator/${name}`, address), {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${secretKey}` },
      body: JSON.stringify(ask),
    });
    // What `control.ts` answers is what the interface says: one and the same program.
    const answer: Answer = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${name} was refused (${response.status}): ${JSON.stringify(answer)}`);
    return answer;
  }
}
