import { encode } from "uqr";
import { expect, it } from "vitest";
import { main, renderPage } from "../../../../tests/renderPage.tsx";

const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
const uri = `otpauth://totp/IEP%20Insider:maria%40example.org?secret=${secret}&issuer=IEP%20Insider`;

it("shows an authenticator app's address as a QR code and as a link, and its secret as text", async () => {
  const { user } = await renderPage("/account?tab=security", {
    signedInAs: { role: "admin" },
    answers: {
      listSessions: { sessions: [] },
      listConnections: { connections: [] },
      readSecondFactor: {
        isRequired: false,
        isShown: false,
        isRecent: true,
        factors: [],
        recoveryCodesLeft: 0,
      },
      beginTotp: { secret, uri },
    },
  });
  await user.click(await main().findByRole("button", { name: "Add an authenticator app" }));
  const picture = await main().findByRole("img", { name: "QR code with your key" });
  const drawn = picture.querySelector("path")?.getAttribute("d") ?? "";
  const dark = [...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`);
  const expected = encode(uri, { ecc: "M", border: 4 });
  expect(picture.getAttribute("viewBox")).toBe(`0 0 ${expected.size} ${expected.size}`);
  expect(dark).toEqual(
    expected.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : []))),
  );
  const link = main().getByRole("link", { name: "Open in an app on this device" });
  expect(link.getAttribute("href")).toBe(uri);
  main().getByText("JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP");
});
