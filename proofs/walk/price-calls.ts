import { isDone } from '../stack/http-call';
import type { Person } from '../stack/people';
import { Calls } from './calls';

export class PriceCalls extends Calls {
  async #newList(admin: Person): Promise<object | null> {
    const { random, world } = this;
    const tool = random.pick(world.tools);
    const current = tool && (await this.send(admin, `GET /api/tool/${tool.id}`));
    if (!tool || !current || !isDone(current)) return null;
    const groupId = random.chance(0.6) ? random.pick(world.priceGroups) : undefined;
    const tiers = [1, tool.moq + 2, tool.moq + 5].map((from) => {
      const price = Math.max(50, Math.round((tool.priceCents * random.whole(70, 110)) / 100)) / 100;
      return random.chance(0.5) ? { from, percent: random.whole(0, 3_000) / 100 } : { from, price };
    });
    return {
      name: world.name('prices'),
      priority: random.whole(0, 3),
      for: groupId === undefined ? { everyone: true } : { groupId },
      rules: [
        {
          sku: current.body.sku,
          tiers: tiers.filter(({ from }, place) => tiers.findIndex((one) => one.from === from) === place),
        },
      ],
      ...(random.chance(0.5) ? { rounding: 0.05 } : {}),
    };
  }

  async addGroup(admin: Person): Promise<void> {
    const response = await this.send(admin, 'POST /api/price-group', { name: this.world.name('group') });
    if (response.status === 201) this.world.priceGroups.push(response.body.insertedId);
  }

  async assign(admin: Person, buyer: Person): Promise<void> {
    const groupId = this.random.chance(0.75) ? (this.random.pick(this.world.priceGroups) ?? null) : null;
    await this.send(admin, `PUT /api/user/${encodeURIComponent(buyer.email)}/price-group`, { groupId });
  }

  async addList(admin: Person): Promise<void> {
    const list = await this.#newList(admin);
    if (!list) return;
    const response = await this.send(admin, 'POST /api/price-list', list);
    if (response.status === 201) this.world.priceLists.push(response.body.insertedId);
  }

  /** One of two who replace it at once is refused. */
  async editList(admin: Person): Promise<void> {
    const listId = this.random.pick(this.world.priceLists);
    const [current, list] = [
      listId && (await this.send(admin, `GET /api/price-list/${listId}`)),
      await this.#newList(admin),
    ];
    if (!current || !isDone(current) || !list) return;
    const body = { ...list, revision: current.body.revision };
    await this.send(admin, `PUT /api/price-list/${listId}`, body);
  }

  async deleteList(admin: Person): Promise<void> {
    const { priceLists } = this.world;
    if (priceLists.length === 0) return;
    const [listId] = priceLists.splice(this.random.whole(0, priceLists.length - 1), 1);
    await this.send(admin, `DELETE /api/price-list/${listId}`);
  }
}
