import pg from 'pg'

export interface Dish {
  readonly id: string
  readonly name: string
  readonly description: string | null
  readonly price: number
  readonly productImages: { filePath: string }[]
}

export interface Part {
  readonly id: string
  readonly name: string
  readonly products: Dish[]
}

/** The menu by the driver alone: the statements of the application, assembled by hand. */
export function menuReader(databaseUrl: string): (categoryId?: number) => Promise<Part[]> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  return async (categoryId) => {
    const categories = await pool.query<{ id: number; name: string }>(
      `select id, name from category where not is_deleted and status = 1 and ($1::int is null or id = $1)
       order by "order", id`,
      [categoryId ?? null],
    )
    const products = await pool.query<{
      id: number
      name: string
      description: string | null
      price: string
      category_id: number
    }>(
      `select id, name, description, price, category_id from product
       where not is_deleted and status = 1 and category_id = any($1) order by name, id`,
      [categories.rows.map(({ id }) => id)],
    )
    const images = await pool.query<{ product_id: number; file_path: string }>(
      `select product_id, file_path from product_image where not is_deleted and product_id = any($1)
       order by index, id`,
      [products.rows.map(({ id }) => id)],
    )
    const imagesOf = Map.groupBy(images.rows, (row) => row.product_id)
    const productsOf = Map.groupBy(products.rows, (row) => row.category_id)
    return categories.rows.map(({ id, name }) => ({
      id: String(id),
      name,
      products: (productsOf.get(id) ?? []).map((row) => ({
        id: String(row.id),
        name: row.name,
        description: row.description,
        price: Number(row.price),
        productImages: (imagesOf.get(row.id) ?? []).map((image) => ({ filePath: image.file_path })),
      })),
    }))
  }
}
