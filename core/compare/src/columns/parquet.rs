//! Tables as Parquet files: one group of lines for each arm, compressed with Snappy.

use super::{Cells, Column, Sheet};
use crate::asked::Asked;
use clade_ecology::Games;
use parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use parquet::data_type::{ByteArray, ByteArrayType, DoubleType, Int64Type};
use parquet::errors::ParquetError;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::{SerializedColumnWriter, SerializedFileWriter};
use parquet::schema::types::{Type, TypePtr};
use std::sync::Arc;

/// A table that cannot be written.
#[derive(Debug, thiserror::Error)]
#[error("the table cannot be written: {0}")]
pub struct ColumnsError(#[from] ParquetError);

/// The bytes of a table over the games of all arms.
///
/// # Errors
/// [`ColumnsError`]: more lines than such a file may have.
pub fn written(table: Sheet, asked: &Asked, games: &[Games]) -> Result<Vec<u8>, ColumnsError> {
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).set_created_by("clade".to_owned()).build();
    let first = table.columns(asked, 0, games.first().unwrap_or(&Games::default()));
    let mut bytes = Vec::new();
    let mut writer = SerializedFileWriter::new(&mut bytes, schema(&first)?, Arc::new(properties))?;
    for (arm, games) in games.iter().enumerate() {
        let mut group = writer.next_row_group()?;
        for column in table.columns(asked, arm, games) {
            let mut place = group.next_column()?.ok_or_else(|| ParquetError::General(format!("no place for {}", column.name)))?;
            write(&mut place, &column.cells)?;
            place.close()?;
        }
        group.close()?;
    }
    writer.close()?;
    Ok(bytes)
}

fn schema(columns: &[Column]) -> Result<TypePtr, ParquetError> {
    let field = |column: &Column| {
        let (kind, logical, repetition) = match column.cells {
            Cells::Texts(_) => (Physical::BYTE_ARRAY, Some(LogicalType::String), Repetition::REQUIRED),
            Cells::Whole(_) => (Physical::INT64, Some(LogicalType::integer(64, false)), Repetition::REQUIRED),
            Cells::Numbers(_) => (Physical::DOUBLE, None, Repetition::OPTIONAL),
        };
        let built = Type::primitive_type_builder(&column.name, kind).with_logical_type(logical).with_repetition(repetition).build();
        built.map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<_, _>>()?;
    Ok(Arc::new(Type::group_type_builder("clade").with_fields(fields).build()?))
}

fn write(place: &mut SerializedColumnWriter<'_>, cells: &Cells) -> Result<(), ParquetError> {
    match cells {
        Cells::Texts(texts) => {
            let texts: Vec<ByteArray> = texts.iter().map(|text| text.as_str().into()).collect();
            place.typed::<ByteArrayType>().write_batch(&texts, None, None)?;
        }
        Cells::Whole(numbers) => {
            // Unsigned numbers are kept by their bits.
            let numbers: Vec<i64> = numbers.iter().map(|&n| n.cast_signed()).collect();
            place.typed::<Int64Type>().write_batch(&numbers, None, None)?;
        }
        Cells::Numbers(numbers) => {
            let present: Vec<f64> = numbers.iter().copied().flatten().collect();
            let levels: Vec<i16> = numbers.iter().map(|number| i16::from(number.is_some())).collect();
            place.typed::<DoubleType>().write_batch(&present, Some(&levels), None)?;
        }
    }
    Ok(())
}
