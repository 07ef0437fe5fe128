import { type Area, centreY } from '../layout/box-layout'
import type { PlacedItem } from './layout-items'
import type { Place, Side, StackLink } from './stack-content'

/** The item to which a place belongs. */
export const rootOf = (place: Place) => place.split('.')[0] ?? place

/** Where the links of a stack begin and end. */
export class Places {
  readonly #areas = new Map<Place, Area>()
  readonly #titles = new Map<Place, Area>()
  readonly #links: readonly StackLink[]

  constructor(items: readonly PlacedItem[], links: readonly StackLink[]) {
    this.#links = links
    for (const { name, area, account } of items) {
      this.#areas.set(name, area)
      if (account === undefined) continue
      this.#titles.set(name, { ...account, height: account.band })
      for (const row of account.rows)
        this.#areas.set(`${name}.${row.field}`, row)
    }
  }

  /**
   * The area of a place.
   *
   * @throws Error when no item has this name
   */
  area(place: Place): Area {
    const area = this.#areas.get(place)
    if (area === undefined) throw new Error(`nothing is named "${place}"`)
    return area
  }

  /**
   * The height at which a link meets a side of a place. Several links on one side share it: those
   * that come from above are the upper ones. An account is met at its title.
   */
  height(place: Place, side: Side, link: StackLink): number {
    const area = this.#sideOf(place)
    const others = this.#links
      .filter((each) => each.side === side)
      .flatMap((each) => {
        const targets = [each.to].flat()
        const first = targets[0]
        if (each.from === place && first !== undefined)
          return [{ link: each, y: centreY(this.#sideOf(first)) }]
        return targets.includes(place)
          ? [{ link: each, y: centreY(this.#sideOf(each.from)) }]
          : []
      })
      .sort((a, b) => a.y - b.y)
    const index = others.findIndex((other) => other.link === link)
    return area.y + (area.height * (index + 1)) / (others.length + 1)
  }

  #sideOf(place: Place): Area {
    return this.#titles.get(place) ?? this.area(place)
  }
}
