const KEPT_LINES = 1024;

/** What the server reports: handed on as it comes, and the last of it kept for `getLog`. */
export class ServerLog {
  private readonly lines: string[] = [];

  constructor(private readonly forward?: (line: string) => void) {}

  write(line: string): void {
    this.lines.push(`${new Date().toISOString()} ${line}`);
    if (this.lines.length > KEPT_LINES) this.lines.shift();
    this.forward?.(line);
  }

  get recent(): readonly string[] {
    return this.lines;
  }
}
