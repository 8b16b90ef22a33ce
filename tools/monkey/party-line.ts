import type { APIResponse, BrowserContext, WebSocketRoute } from 'playwright-core';

/** How a connection ends. */
interface Ending {
  readonly code?: number;
  readonly reason?: string;
}

/** What a room has said on one connection, each with how much had been said to it before, and until when the second page is waited for. */
interface Heard {
  readonly told: { readonly after: number; readonly text: string | Buffer; readonly by: number }[];
  said: number;
  ended: Ending | null;
}

/** Milliseconds for which the second page is waited for: one of them may have asked whether the room is there. */
const patience = 700;
/** Milliseconds after which it is looked at again. */
const pause = 100;
const rooms = /\/rooms\/[^/]*$/;

/**
 * One line to a room for two pages at which the same is done: the room hears the first, and both hear the room. The second hears nothing before it has said as
 * much as the first had by then.
 */
export class PartyLine {
  private readonly lines: Heard[] = [];
  private readonly answers: Promise<APIResponse>[] = [];
  private readonly waiting = new Set<() => void>();

  /** The page that the room hears. */
  async first(context: BrowserContext): Promise<void> {
    await context.routeWebSocket(rooms, (page) => {
      const line: Heard = { told: [], said: 0, ended: null };
      this.lines.push(line);
      const room = page.connectToServer();
      page.onMessage((text) => {
        line.said++;
        room.send(text);
      });
      room.onMessage((text) => {
        line.told.push({ after: line.said, text, by: Date.now() + patience });
        page.send(text);
        this.goOn();
      });
      const end = (to: WebSocketRoute) => (code?: number, reason?: string) => {
        line.ended = { ...(code === undefined ? {} : { code }), ...(reason === undefined ? {} : { reason }) };
        void to.close(line.ended);
        this.goOn();
      };
      page.onClose(end(room));
      room.onClose(end(page));
    });
    await context.route(rooms, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const answer = route.fetch();
      this.answers.push(answer);
      this.goOn();
      return route.fulfill({ response: await answer });
    });
  }

  /** The page that only listens. */
  async second(context: BrowserContext): Promise<void> {
    let connections = 0;
    await context.routeWebSocket(rooms, (page) => {
      const at = connections++;
      let [said, heard] = [0, 0];
      const goOn = () => {
        const line = this.lines[at];
        for (const { after, text, by } of line?.told.slice(heard) ?? []) {
          if (after > said && Date.now() < by) return void setTimeout(goOn, pause);
          page.send(text);
          heard++;
        }
        if (line?.ended) void page.close(line.ended);
      };
      page.onMessage(() => {
        said++;
        goOn();
      });
      page.onClose(() => this.waiting.delete(goOn));
      this.waiting.add(goOn);
      goOn();
    });
    let posts = 0;
    await context.route(rooms, async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      const at = posts++;
      while (this.answers[at] === undefined) await new Promise((done) => setTimeout(done, 20));
      return route.fulfill({ response: await this.answers[at] });
    });
  }

  private goOn(): void {
    for (const goOn of this.waiting) goOn();
  }
}
