import { createServer, request as httpRequest, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { isPublicAddress } from "./isPublicAddress.ts";
import { type BeginRequest, createWebhookTransport } from "./WebhookTransport.ts";

const publicAddress = { address: "93.184.216.34", family: 4 };
const message = { url: "https://hooks.center.example/iep", headers: { "webhook-id": "msg_1" }, body: "{é}" };

/** A local server in place of the one at the public address; `asked` has what it was connected with. */
async function receiver(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const asked: { url: string; addresses: unknown }[] = [];
  const request: BeginRequest = (url, options, onResponse) => {
    options.lookup?.("elsewhere.example", { all: true }, (_, addresses) => asked.push({ url, addresses }));
    const { lookup: _, agent: __, ...others } = options;
    return httpRequest(`http://127.0.0.1:${port}${new URL(url).pathname}`, others, onResponse);
  };
  const resolve = async () => [publicAddress];
  return { asked, post: createWebhookTransport({ resolve, request, timeout: 500 }).post };
}

test("posts to the address that was checked, with the headers and the body as signed", async () => {
  let got: unknown;
  const { asked, post } = await receiver(async (request, response) => {
    const chunks = await request.toArray();
    got = [request.method, request.url, request.headers["webhook-id"], Buffer.concat(chunks).toString()];
    response.writeHead(204).end();
  });
  expect(await post(message)).toEqual({ status: 204, problem: null });
  expect(got).toEqual(["POST", "/iep", "msg_1", "{é}"]);
  expect(asked).toEqual([{ url: message.url, addresses: [publicAddress] }]);
});

test.each<[string, RequestListener, unknown]>([
  [
    "a redirect, without following it",
    (_, response) => response.writeHead(302, { Location: "http://127.0.0.1/" }).end(),
    { status: 302, problem: "redirect" },
  ],
  ["an error", (_, response) => response.writeHead(500).end(), { status: 500, problem: "wrong_status" }],
  ["no answer in time", () => {}, { status: null, problem: "timeout" }],
  ["a broken connection", (request) => request.socket.destroy(), { status: null, problem: "no_connection" }],
  [
    "an endless answer, of which it reads no more than it has to",
    (_, response) => {
      const write = () => {
        while (!response.destroyed && response.write("x".repeat(65_536)));
      };
      response.writeHead(200).on("drain", write);
      write();
    },
    { status: 200, problem: null },
  ],
  [
    "an answer that takes too long to end",
    (_, response) => void response.writeHead(200).write("x"),
    { status: 200, problem: null },
  ],
])("reports %s", async (_, answer, result) => {
  const { asked, post } = await receiver(answer);
  expect(await post(message)).toEqual(result);
  expect(asked).toHaveLength(1);
});

test.each([
  "127.0.0.1",
  "::1",
  "169.254.169.254",
  "10.1.2.3",
  "172.31.0.1",
  "192.168.1.1",
  "100.64.0.1",
  "0.0.0.0",
  "255.255.255.255",
  "224.0.0.1",
  "::ffff:127.0.0.1",
  "::ffff:a9fe:a9fe",
  "::ffff:93.184.216.34",
  "::",
  "fe80::1",
  "fe80::1%eth0",
  "fd00:ec2::254",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001:0:7f00:1::",
  "2001:db8::1",
  "ff02::1",
  "localhost",
  "",
])("connects to nothing at %s, also beside a public address", async (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const request = vi.fn<BeginRequest>();
  const resolve = async () => [publicAddress, { address, family: 6 }];
  const { post } = createWebhookTransport({ resolve, request });
  expect(await post(message)).toEqual({ status: null, problem: "not_public" });
  expect(request).not.toHaveBeenCalled();
});

test.each(["93.184.216.34", "172.32.0.1", "2606:2800:220:1:248:1893:25c8:1946"])("allows %s", (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test("the resolver of the system leads to no loopback address, and a missing or slow one is told", async () => {
  const request = vi.fn<BeginRequest>();
  const url = "https://localhost/";
  expect(await createWebhookTransport({ request }).post({ ...message, url })).toEqual({
    status: null,
    problem: "not_public",
  });
  const unknown = createWebhookTransport({ request, resolve: () => Promise.reject(new Error("ENOTFOUND")) });
  expect((await unknown.post(message)).problem).toBe("unknown_host");
  const slow = createWebhookTransport({ request, resolve: () => new Promise(() => {}), timeout: 20 });
  expect((await slow.post(message)).problem).toBe("timeout");
  expect(request).not.toHaveBeenCalled();
});
